import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
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
 * given a second time.
 */
export async function payWithdrawal(deps: Deps, db: Db, { order, declarationId, amountCents }: PayBack): Promise<void> {
  if (amountCents === 0) return;
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.purpose, "order"), eq(payments.subjectId, order.id), inArray(payments.state, ["succeeded", "refunded"])))
    .for("update");
  if (!payment) return;
  const back = Math.min(amountCents, payment.amountCents - payment.refundedCents);
  const sourceId = `withdrawal:${declarationId}`;
  if (back > 0) await refundPayment(db, deps, { paymentId: payment.id, amountCents: back, reason: "withdrawal", sourceId });
  if (back === amountCents) return;
  await addCredit(db, {
    ...{ lineId: null, userId: order.userId, teamId: order.teamId, kind: "withdrawn", label: WITHDRAWN_JERSEY },
    ...{ amountCents: amountCents - back, at: deps.clock.now(), sourceId },
  });
}
