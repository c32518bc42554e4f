import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { lines } from "../../db/schema/lines.ts";
import type { UserRow } from "../../db/schema/users.ts";
import { Problem } from "../../http/problem.ts";

/**
 * A fan with a line must be known in the partner's system, or nobody can answer for what the line used.
 * @returns false for a fan without any line
 * @throws Problem 1020
 */
export async function requirePartner(db: Db, user: UserRow): Promise<boolean> {
  const [line] = await db.select({ id: lines.id }).from(lines).where(eq(lines.userId, user.id)).limit(1);
  if (line && user.partnerCustomerId === null) throw new Problem("1020");
  return line !== undefined;
}
