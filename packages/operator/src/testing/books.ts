import { euro, taxed, vatOf } from "@tribun/domain";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { charges, invoiceItems, invoices } from "../db/schema/billing.ts";
import { payments, refunds } from "../db/schema/payments.ts";
import { isUntaxed } from "../resources/invoices/untaxed.ts";
import { takenOf } from "../resources/payments/taken.ts";
import type { TestOperator } from "./index.ts";

/** What all books together say about a fan, in gross cents. */
export type Books = {
  /** What the fan has paid for orders and packs less what came back, and what bills, credit notes and waiting charges ask for. */
  readonly burden: number;
  /** VAT of all documents, and of what waits for the next one. */
  readonly vat: number;
  /** The lines that VAT was rounded on. */
  readonly lines: number;
};

/**
 * Adds up a fan's books. Receipts and the notes of refunds tell of money that has moved, so they count for their VAT only; a
 * refund that pays a credit note out is that note's money.
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
  // A bank may have taken a part only.
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

/** Writes the receipts and the notes of refunds: the run of every ten minutes, and the one after it for what that made room for. */
export async function writeReceipts(operator: TestOperator): Promise<void> {
  for (let run = 0; run < 2; run++) {
    await operator.runRecurring("billing.receipts");
    await operator.runJobs();
  }
}

/** True where the VAT of a fan's books is that of what was kept, to half a cent of rounding for each line. */
export function isTaxedOnce({ vat, lines }: Books, keptCents: number): boolean {
  return Math.abs(vat - vatOf(euro(keptCents)).amount) <= lines / 2;
}
