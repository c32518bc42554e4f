import type { Db } from "../../db/database.ts";
import type { Localised } from "../../db/schema/catalogue.ts";
import type { OrderRow } from "../../db/schema/orders.ts";
import type { Deps } from "../../deps.ts";
import { addCredit } from "../invoices/charges.ts";
import { UNDONE_ORDER } from "../invoices/labels.ts";
import { refundPayment } from "../payments/refund.ts";
import { moneyOf, paymentOfOrder } from "./order-money.ts";

/** Why something of an order goes back; the same `sourceId` gives back once. */
export type Cause = {
  /** A stable word for the books. */
  readonly reason: string;
  readonly sourceId: string;
  /** What an invoice calls it. */
  readonly label: Localised;
};

/**
 * Gives back gross cents of what was paid with an order: to its payment. What that has no room for any more, because another
 * credit went back to it meanwhile, becomes a credit of the fan; so does money that the bank took back, which was charged on
 * the next invoice. Money that never was charged is not given.
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

/** Gross cents that an order was paid with and has not given back: what its buyer gets if it comes to nothing now. */
export async function restOf(db: Db, order: OrderRow): Promise<number> {
  const { paid, refunded } = await moneyOf(db, order);
  return Math.max(0, paid.tariff - refunded.tariff + (paid.jersey - refunded.jersey));
}

/** Gives all of that back, as an order has come to nothing. @returns gross cents, for the mail that says so */
export async function payBackRest(deps: Deps, db: Db, order: OrderRow, cause: Omit<Cause, "label">): Promise<number> {
  const rest = await restOf(db, order);
  await payBack(deps, db, order, rest, { ...cause, label: UNDONE_ORDER });
  return rest;
}
