import { randomBytes } from "node:crypto";
import type { Db } from "../db/database.ts";
import { linkKeys } from "../db/schema/operations.ts";

/**
 * Returns the key of links in mails. The database keeps it unchanged, so that a link works as long as its mail exists, because settings are
 * rotated. The first request creates it; if two processes do so at once, one wins.
 */
export async function linkKey(db: Db): Promise<string> {
  const [kept] = await db.select().from(linkKeys);
  if (kept) return kept.key;
  await db
    .insert(linkKeys)
    .values({ key: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [made] = await db.select().from(linkKeys);
  if (!made) throw new Error("no key for links");
  return made.key;
}
