import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Tokens } from "@tribun/api-client/contract";
import type { Db } from "../../db/database.ts";
import { refreshTokens, users, type UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../deps.ts";
import { Problem } from "../../http/problem.ts";
import { signAccessToken } from "../../security/access-token.ts";
import { sha256 } from "../../security/seal.ts";

const REFRESH_DAYS = 30;
const DAY_MS = 86_400_000;
/** Two tabs may refresh with the same token in the same moment; only a later second use looks like theft. */
const SAME_MOMENT_MS = 10_000;

type Fan = Pick<UserRow, "id" | "teamId" | "tokenVersion">;

/** Opens a session, or goes on with one when its family is given. */
export async function openSession(db: Db, fan: Fan, { config, clock }: Deps, familyId: string = randomUUID()): Promise<Tokens> {
  const refreshToken = randomBytes(32).toString("base64url");
  await db.insert(refreshTokens).values({
    tokenHash: sha256(refreshToken),
    familyId,
    userId: fan.id,
    tokenVersion: fan.tokenVersion,
    createdAt: clock.now(),
    expiresAt: new Date(clock.nowMs() + REFRESH_DAYS * DAY_MS),
  });
  const claims = { userId: fan.id, teamId: fan.teamId, tokenVersion: fan.tokenVersion };
  return { accessToken: await signAccessToken(claims, config.jwtSecret, clock), refreshToken };
}

/**
 * Exchanges a refresh token for a new pair. A second use of a spent one ends the session everywhere.
 * @throws Problem 1005 for every token that is not good any more
 */
export async function rotateSession(refreshToken: string, teamId: number, deps: Deps): Promise<Tokens> {
  const { db, clock } = deps;
  const tokenHash = sha256(refreshToken);
  const tokens = await db.transaction(async (tx) => {
    const [spent] = await tx
      .update(refreshTokens)
      .set({ usedAt: clock.now() })
      .where(and(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.usedAt)))
      .returning();
    if (!spent || spent.expiresAt <= clock.now()) return undefined;
    const [fan] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, spent.userId), eq(users.teamId, teamId)));
    if (!fan || fan.tokenVersion !== spent.tokenVersion) return undefined;
    return openSession(tx, fan, deps, spent.familyId);
  });
  if (tokens) return tokens;
  const [used] = await db.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash));
  if (used?.usedAt && clock.nowMs() - used.usedAt.getTime() > SAME_MOMENT_MS) {
    await db.delete(refreshTokens).where(eq(refreshTokens.familyId, used.familyId));
  }
  throw new Problem("1005");
}

/** Ends every session of a fan: refresh tokens go, and access tokens carry an old version from now on. */
export async function endSessions(db: Db, fan: Fan): Promise<void> {
  await db.delete(refreshTokens).where(eq(refreshTokens.userId, fan.id));
  await db
    .update(users)
    .set({ tokenVersion: fan.tokenVersion + 1 })
    .where(eq(users.id, fan.id));
}
