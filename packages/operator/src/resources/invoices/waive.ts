import type { InvoiceRow } from "../../db/schema/billing.ts";
import type { SubjectContext } from "../payments/subject.ts";
import { writeCreditNotes } from "./credit-notes.ts";
import { moneyOf } from "./paid-with.ts";
import { advanceInvoice } from "./store.ts";

/**
 * Credits what is left of a locked open invoice where the payment provider takes no sum as small as that: it can neither be drawn
 * nor be paid at a checkout, so nobody is in default with it (L11).
 * @returns false where it can be paid
 */
export async function waiveTooSmall({ deps, db, now }: SubjectContext, invoice: InvoiceRow): Promise<boolean> {
  const cents = invoice.grossCents - invoice.creditedCents;
  if (cents >= deps.providers.payment.smallestCents) return false;
  const notes = await writeCreditNotes(deps, db, invoice, { cause: "waived", cents, money: await moneyOf(db, invoice) });
  await advanceInvoice(db, invoice, "credit", now, { creditedCents: invoice.grossCents }, notes.join(", "));
  return true;
}
