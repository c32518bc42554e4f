import { eq, sql, sum } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/database.ts";
import { invoices } from "../../db/schema/billing.ts";

/**
 * What an objection that was right has given of an invoice, or of the payment that a receipt tells of (§ 67 TKG). Whoever gives
 * something of it back for another reason takes this off, because money goes back once. A note never changes, while the
 * invoice's own sum does when a bank takes its money back.
 * @returns gross cents
 */
export async function creditedByObjection(db: Db, about: { readonly invoiceId: string } | { readonly paymentId: string }): Promise<number> {
  const note = alias(invoices, "note");
  const [row] = await db
    .select({ cents: sum(note.grossCents).mapWith(Number) })
    .from(invoices)
    .innerJoin(note, eq(note.key, sql`'objection:' || ${invoices.id}`))
    .where("invoiceId" in about ? eq(invoices.id, about.invoiceId) : eq(invoices.key, `receipt:${about.paymentId}`));
  return -(row?.cents ?? 0);
}
