import { addMonths, germanDay, startOfGermanDay } from "@tribun/domain";
import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type InvoiceFacts, type InvoiceRow, invoices } from "../../db/schema/billing.ts";
import { paymentMethods, payments, payouts, sepaMandates } from "../../db/schema/payments.ts";

/** Calendar years for which accounting records are kept: eight for vouchers, including invoices (§ 147(3) AO, § 14b(1) UStG). */
const RECORD_YEARS = 8;
/** Months after a debit in which a fan may report it to the bank as unauthorised (§ 676b(2) BGB); the mandate proves the opposite. */
const MANDATE_MONTHS = 13;

const NOBODY: InvoiceFacts = {
  recipient: { name: "", street: "", houseNumber: "", postalCode: "", city: "", email: "", isBusiness: false },
  contracts: [],
};

/** Accounting records from before this moment may be deleted. */
export function recordsUntil(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - RECORD_YEARS, 0, 1));
}

/** Whether an invoice was anonymised after its retention period. Its amounts remain, but it can no longer be rendered as a document. */
export function isForgotten(invoice: Pick<InvoiceRow, "facts">): boolean {
  return invoice.facts.recipient.email === "" && invoice.facts.recipient.city === "";
}

/** Deletes personal data from accounting records, each when due. */
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

/** Deletes mandates that no current method uses, once the last debit is old enough, with the masked number of a removed account. */
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
