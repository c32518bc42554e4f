import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { charges } from "../../db/schema/billing.ts";
import { payments } from "../../db/schema/payments.ts";
import type { Deps } from "../../deps.ts";
import { addCredit } from "../invoices/charges.ts";
import { WITHDRAWN_JERSEY } from "../invoices/labels.ts";
import { refundPayment } from "../payments/refund.ts";

/** What a withdrawal gives back, in gross cents. */
export type PayBack = {
  readonly order: { readonly id: string; readonly userId: string; readonly teamId: number };
  readonly declarationId: string;
  readonly amountCents: number;
};

/**
 * Gives back what a withdrawal owes: to the payment of the order, once per declaration. What that payment has no room for any
 * more, because another credit went back to it meanwhile, becomes a credit of the fan. Money that the bank took back is not
 * given a second time, but what was charged for it is credited.
 */
export async function payWithdrawal(deps: Deps, db: Db, { order, declarationId, amountCents }: PayBack): Promise<void> {
  if (amountCents === 0) return;
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.purpose, "order"), eq(payments.subjectId, order.id), inArray(payments.state, ["succeeded", "refunded"])))
    .for("update");
  const sourceId = `withdrawal:${declarationId}`;
  // What the bank took back was charged on the next invoice, from which it is taken off again.
  if (!payment && !(await wasCharged(db, order.id))) return;
  const back = payment ? Math.min(amountCents, payment.amountCents - payment.refundedCents) : 0;
  if (payment && back > 0) await refundPayment(db, deps, { paymentId: payment.id, amountCents: back, reason: "withdrawal", sourceId });
  if (back === amountCents) return;
  await addCredit(db, {
    ...{ lineId: null, userId: order.userId, teamId: order.teamId, kind: "withdrawn", label: WITHDRAWN_JERSEY },
    ...{ amountCents: amountCents - back, at: deps.clock.now(), sourceId },
  });
}

async function wasCharged(db: Db, orderId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: charges.id })
    .from(payments)
    .innerJoin(charges, eq(charges.sourceId, sql`'returned:' || ${payments.id}`))
    .where(and(eq(payments.purpose, "order"), eq(payments.subjectId, orderId), eq(payments.state, "returned")));
  return row !== undefined;
}
