import type { Db } from "../db/database.ts";
import type { Localised } from "../db/schema/catalogue.ts";
import type { OrderRow } from "../db/schema/orders.ts";
import type { Deps } from "../kernel/deps.ts";
import { addCredit } from "../ledger/charges.ts";
import { UNDONE_ORDER } from "../ledger/labels.ts";
import { refundPayment } from "../payments/refund.ts";
import { moneyOf, paymentOfOrder } from "./order-money.ts";

/** Why money of an order goes back. The same `sourceId` pays back once. */
export type Cause = {
  /** A stable word for accounting. */
  readonly reason: string;
  readonly sourceId: string;
  /** Its name on an invoice. */
  readonly label: Localised;
};

/**
 * Pays gross cents of an order back to its payment. What the payment has no room for, because another credit went back to it, becomes a
 * credit of the fan. So does money that the bank took back and the next invoice claims. Without such a payment nothing goes back.
 */
export async function payBack(deps: Deps, db: Db, order: OrderRow, amountCents: number, cause: Cause): Promise<void> {
  const payment = amountCents === 0 ? undefined : await paymentOfOrder(db, order.id);
  if (!payment) return;
  const { reason, sourceId, label } = cause;
  const room = payment.state === "returned" ? 0 : payment.amountCents - payment.refundedCents;
  const refundedCents = Math.min(amountCents, room);
  if (refundedCents > 0) await refundPayment(db, deps, { paymentId: payment.id, amountCents: refundedCents, reason, sourceId });
  if (refundedCents === amountCents) return;
  await addCredit(db, {
    ...{ lineId: null, userId: order.userId, teamId: order.teamId, kind: "withdrawn", label },
    ...{ amountCents: amountCents - refundedCents, at: deps.clock.now(), sourceId },
  });
}

/** Gross cents that an order was paid with and that have not gone back: what its buyer gets if the order is not carried out. */
export async function restOf(db: Db, order: OrderRow): Promise<number> {
  const { paid, refunded } = await moneyOf(db, order);
  return Math.max(0, paid.tariff - refunded.tariff + (paid.jersey - refunded.jersey));
}

/** Pays all of that back, because an order was not carried out. @returns gross cents, for the mail to the fan */
export async function payBackRest(deps: Deps, db: Db, order: OrderRow, cause: Omit<Cause, "label">): Promise<number> {
  const rest = await restOf(db, order);
  await payBack(deps, db, order, rest, { ...cause, label: UNDONE_ORDER });
  return rest;
}
