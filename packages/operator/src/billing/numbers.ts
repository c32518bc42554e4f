import { sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { invoiceNumbers } from "../db/schema/billing.ts";

/**
 * Returns the next invoice number of a legal entity and year (§ 14(4) UStG). The counter row stays locked until the transaction ends: the
 * next caller waits, and a failed transaction gives its number back, so the sequence has no gap.
 */
export async function nextInvoiceNumber(db: Db, teamId: number, year: number): Promise<string> {
  const [row] = await db
    .insert(invoiceNumbers)
    .values({ teamId, year, last: 1 })
    .onConflictDoUpdate({ target: [invoiceNumbers.teamId, invoiceNumbers.year], set: { last: sql`${invoiceNumbers.last} + 1` } })
    .returning({ last: invoiceNumbers.last });
  if (!row) throw new Error("no invoice number was drawn");
  return `R${teamId}-${year}-${String(row.last).padStart(6, "0")}`;
}
