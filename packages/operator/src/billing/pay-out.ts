import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import type { InvoiceRow } from "../db/schema/billing.ts";
import { payments } from "../db/schema/payments.ts";
import type { Deps } from "../kernel/deps.ts";
import { CREDIT_REFUND } from "../ledger/credit-refund.ts";
import { refundPayment } from "../payments/refund.ts";
import { openPayout } from "../payments/payouts/send.ts";

/**
 * Pays out `cents` of a credit note: first to the payment that it is about, as far as that has room, then to the fan's other payments, the
 * latest first. Pays the rest to a bank account of the fan, because no payment can take it.
 */
export async function payOut(deps: Deps, db: Db, note: InvoiceRow, cents: number, aboutPaymentId?: string): Promise<void> {
  const own = aboutPaymentId === undefined ? [] : [{ id: aboutPaymentId }];
  const others = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.userId, note.userId), eq(payments.state, "succeeded"), inArray(payments.purpose, ["invoice", "order"])))
    .orderBy(desc(payments.createdAt));
  let left = cents;
  for (const { id: paymentId } of [...own, ...others.filter(({ id }) => id !== aboutPaymentId)]) {
    if (left === 0) break;
    // The bank may take the payment back at this moment, so read its room under its lock.
    const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId)).for("update");
    if (payment?.state !== "succeeded") continue;
    const amountCents = Math.min(left, payment.amountCents - payment.refundedCents);
    const cause = { reason: CREDIT_REFUND, sourceId: `credit:${note.id}:${paymentId}` };
    const refund = await refundPayment(db, deps, { paymentId, amountCents, ...cause });
    left -= refund?.amountCents ?? 0;
  }
  if (left > 0) await openPayout(deps, db, note, left);
}
