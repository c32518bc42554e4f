import { randomBytes } from "node:crypto";
import { MINUTE_MS, RESET_TOKEN_MINUTES } from "@tribun/domain";
import type { Db } from "../../db/database.ts";
import { resetTokens } from "../../db/schema/users.ts";
import { sha256 } from "../../security/seal.ts";

/** Creates a token with which a fan can set a new password once, within `RESET_TOKEN_MINUTES`. */
export async function openReset(db: Db, userId: string, now: Date): Promise<string> {
  const resetToken = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + RESET_TOKEN_MINUTES * MINUTE_MS);
  await db.insert(resetTokens).values({ tokenHash: sha256(resetToken), userId, expiresAt });
  return resetToken;
}
