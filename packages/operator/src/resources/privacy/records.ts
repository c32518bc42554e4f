import { addMonths, germanDay, startOfGermanDay } from "@tribun/domain";
import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type InvoiceFacts, type InvoiceRow, invoices } from "../../db/schema/billing.ts";
import { paymentMethods, payments, payouts, sepaMandates } from "../../db/schema/payments.ts";

/** Calendar years after which records of the books may go: eight for vouchers, invoices among them (§ 147(3) AO, § 14b(1) UStG). */
const RECORD_YEARS = 8;
/** How long after a debit a fan may tell the bank that it was not authorised (§ 676b(2) BGB); the mandate proves that it was. */
const MANDATE_MONTHS = 13;

const NOBODY: InvoiceFacts = {
  recipient: { name: "", street: "", houseNumber: "", postalCode: "", city: "", email: "", isBusiness: false },
  contracts: [],
};

/** Records of before this moment may go. */
export function recordsUntil(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - RECORD_YEARS, 0, 1));
}

/** True for an invoice whose years are over: its numbers are left, and no document can be made of them. */
export function isForgotten(invoice: Pick<InvoiceRow, "facts">): boolean {
  return invoice.facts.recipient.email === "" && invoice.facts.recipient.city === "";
}

/** Deletes what names a fan in the books, each on its day. */
export async function forgetRecords(db: Db, now: Date): Promise<void> {
  await forgetMandates(db, new Date(startOfGermanDay(addMonths(germanDay(now.getTime()), -MANDATE_MONTHS))));
  const until = recordsUntil(now);
  await db
    .update(invoices)
    .set({ facts: NOBODY, disputeReason: null })
    .where(
      and(
        inArray(invoices.state, ["paid", "credited"]),
        sql`greatest(${invoices.issuedAt}, ${invoices.paidAt}) < ${until}`,
        sql`${invoices.facts} <> ${JSON.stringify(NOBODY)}::jsonb`,
      ),
    );
  await db
    .update(payouts)
    .set({ ibanSealed: null, holder: null })
    .where(and(lt(payouts.paidAt, until), or(isNotNull(payouts.ibanSealed), isNotNull(payouts.holder))));
}

/** Mandates that no kept account uses, once nothing was drawn with them for so long. The masked number of a removed account with them. */
async function forgetMandates(db: Db, until: Date): Promise<void> {
  const { reference, revokedAt, acceptedAt } = sepaMandates;
  const used = db
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.mandateReference, reference), isNull(paymentMethods.removedAt)));
  const drawn = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.mandateReference, reference),
        or(eq(payments.state, "processing"), gte(payments.createdAt, until), gte(payments.settledAt, until)),
      ),
    );
  await db.delete(sepaMandates).where(and(sql`coalesce(${revokedAt}, ${acceptedAt}) < ${until}`, notExists(used), notExists(drawn)));
  await db
    .update(paymentMethods)
    .set({ label: "" })
    .where(and(lt(paymentMethods.removedAt, until), ne(paymentMethods.label, "")));
}
