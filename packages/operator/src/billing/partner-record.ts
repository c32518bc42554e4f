import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { lines } from "../db/schema/lines.ts";
import type { UserRow } from "../db/schema/users.ts";
import { Problem } from "../base/problem.ts";

/**
 * Checks that a fan with a line has a record in the partner's system, because without one nothing accounts for the line's use.
 * @returns false for a fan without any line
 * @throws Problem 1020 where the record is missing
 */
export async function requirePartner(db: Db, user: UserRow): Promise<boolean> {
  const [line] = await db.select({ id: lines.id }).from(lines).where(eq(lines.userId, user.id)).limit(1);
  if (line && user.partnerCustomerId === null) throw Problem.notPartnerCustomer();
  return line !== undefined;
}
