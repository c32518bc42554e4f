import { eq } from "drizzle-orm";
import { type InvoiceRow, invoices } from "../../db/schema/billing.ts";
import type { SubjectContext } from "../payments/subject.ts";
import { writeCreditNotes } from "./credit-notes.ts";
import { liftBlocks } from "./lift-blocks.ts";
import { moneyOf } from "./paid-with.ts";
import { advanceInvoice } from "./store.ts";

/**
 * Credits what is left of a locked open invoice where the payment provider takes no sum as small as that: it can neither be drawn
 * nor be paid at a checkout, so nobody is in default with it (L11).
 * @returns undefined where it can be paid
 */
export async function waiveTooSmall({ deps, db, now }: SubjectContext, invoice: InvoiceRow): Promise<InvoiceRow | undefined> {
  const cents = invoice.grossCents - invoice.creditedCents;
  if (cents >= deps.providers.payment.smallestCents) return undefined;
  const money = await moneyOf(db, invoice);
  // What was credited on another bill is not given a second time.
  const given = { cause: "waived" as const, cents: Math.min(cents, money.roomCents), money };
  const notes = await writeCreditNotes(deps, db, invoice, given);
  const waived = await advanceInvoice(db, invoice, "credit", now, { creditedCents: invoice.grossCents }, notes.join(", ") || undefined);
  await liftBlocks(deps, db, invoice.userId, now);
  return waived;
}

/** The same for a bill that nobody has seen yet: neither its mail nor its document may announce a debit that does not come. */
export async function waiveFromTheStart(context: SubjectContext, invoice: InvoiceRow): Promise<void> {
  if (invoice.state !== "issued" || !(await waiveTooSmall(context, invoice))) return;
  await context.db
    .update(invoices)
    .set({ facts: { ...invoice.facts, waived: true } })
    .where(eq(invoices.id, invoice.id));
}
