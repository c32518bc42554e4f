import { euro, taxed, vatOf } from "@tribun/domain";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { charges, invoiceItems, invoices } from "../db/schema/billing.ts";
import { payments, refunds } from "../db/schema/payments.ts";
import { isUntaxed } from "../ledger/untaxed.ts";
import { takenOf } from "../payments/taken.ts";
import type { TestOperator } from "./index.ts";

/** A fan's totals over all books, in gross cents. */
export type Books = {
  /** The fan's payments for orders and packs less refunds, plus bills, credit notes and unbilled charges. */
  readonly burden: number;
  /** VAT of all documents and of unbilled charges. */
  readonly vat: number;
  /** Number of lines on which VAT was rounded. */
  readonly lines: number;
};

/**
 * Adds up a fan's books. Receipts and refund notes document money that has moved, so only their VAT counts; a refund that pays out a credit
 * note is that note's money.
 */
export async function booksOf({ deps: { db } }: TestOperator, userId: string): Promise<Books> {
  const paid = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        inArray(payments.purpose, ["order", "option"]),
        inArray(payments.state, ["succeeded", "refunded", "returned"]),
      ),
    );
  const back = await db
    .select()
    .from(refunds)
    .where(
      inArray(
        refunds.paymentId,
        paid.map(({ id }) => id),
      ),
    );
  const documents = await db.select().from(invoices).where(eq(invoices.userId, userId));
  const waiting = await db
    .select()
    .from(charges)
    .where(and(eq(charges.userId, userId), isNull(charges.invoiceId)));
  const items = await db
    .select({ id: invoiceItems.id })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(eq(invoices.userId, userId));
  // A bank may have taken back only a part.
  const here = await Promise.all(
    paid.map(async (row) => row.amountCents - (row.state === "returned" ? ((await takenOf(db, row)) ?? row.amountCents) : 0)),
  );
  const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
  const claims = documents.filter(({ kind, key }) => kind === "period" || key.startsWith("credit:"));
  return {
    burden:
      sum(here) -
      sum(back.filter(({ state, reason }) => state !== "failed" && reason !== "credit").map(({ amountCents }) => amountCents)) +
      sum(claims.map(({ grossCents }) => grossCents)) +
      sum(waiting.map(({ amountCents }) => amountCents)),
    vat:
      sum(documents.map(({ vatCents }) => vatCents)) +
      sum(waiting.map((charge) => (isUntaxed(charge) ? 0 : taxed(charge.amountCents).vatCents))),
    lines: items.length + waiting.length,
  };
}

/** Writes the receipts and refund notes: the run of every ten minutes, and a second one for what the first made possible. */
export async function writeReceipts(operator: TestOperator): Promise<void> {
  for (let run = 0; run < 2; run++) {
    await operator.runRecurring("billing.receipts");
    await operator.runJobs();
  }
}

/** True if the VAT of a fan's books matches the kept money, within half a cent of rounding per line. */
export function isTaxedOnce({ vat, lines }: Books, keptCents: number): boolean {
  return Math.abs(vat - vatOf(euro(keptCents)).amount) <= lines / 2;
}
