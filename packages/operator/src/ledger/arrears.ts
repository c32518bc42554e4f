import { sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";

/**
 * Lets one transaction at a time change what a fan owes, until it ends. Take this lock before any invoice; then lock the invoice, then its
 * payment. Settling one invoice may unblock others of the same fan, so two transactions that each held one would deadlock.
 */
export async function lockArrears(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('arrears'), hashtext(${userId}))`);
}
