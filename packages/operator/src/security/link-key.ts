import { randomBytes } from "node:crypto";
import type { Db } from "../db/database.ts";
import { linkKeys } from "../db/schema/operations.ts";

/**
 * The key of links in mails. It is kept in the database and never changed, so that a link works for as long as the mail exists:
 * every setting is rotated one day. Made when it is first asked for; of two processes that make one at once, one wins.
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
