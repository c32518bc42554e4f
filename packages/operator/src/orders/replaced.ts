import { isPayable, PAYABLE_STATES } from "@tribun/domain";
import { and, eq, exists, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { keptQuery } from "../db/kept-query.ts";
import { reservations } from "../db/schema/numbers.ts";
import { type OrderRow, orders } from "../db/schema/orders.ts";
import { Problem } from "../base/problem.ts";
import { closeCheckouts } from "../payments/checkout/store.ts";
import { type Caller, holderOf } from "../numbers/holder.ts";
import { setHold } from "./number-hold.ts";
import { advance, findOwnOrder, lockOrder } from "./store.ts";

/** Cancels an unpaid order, because the fan went back and placed a changed one. */
export async function replaceOrder(db: Db, order: OrderRow, now: Date): Promise<void> {
  await closeCheckouts(db, "order", order.id, now);
  await advance(db, order, "cancel", now, { reason: "replaced" }, "replaced by a newer order");
}

/**
 * Cancels an unpaid order at the fan's request and frees its number.
 * @throws Problem 403 for another fan's and for an unknown order, which must look the same, 409 for one that can no longer be paid
 */
export async function cancelUnpaid(tx: Db, id: string, userId: string, now: Date): Promise<void> {
  const own = await findOwnOrder(tx, id, userId);
  const order = own && (await lockOrder(tx, own.id));
  if (!order) throw Problem.failed({ status: 403, reason: "orderNotFound" });
  if (!isPayable(order.state)) throw Problem.failed({ status: 409, reason: `order.${order.state}` });
  await closeCheckouts(tx, "order", order.id, now);
  await setHold(tx, order, { state: "released" });
  await advance(tx, order, "cancel", now, { reason: "cancelled" }, "cancelled by its fan");
}

const locking = keptQuery((db) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        or(eq(orders.userId, sql.placeholder("userId")), eq(orders.simIccid, sql.placeholder("simIccid"))),
        inArray(orders.state, [...PAYABLE_STATES]),
      ),
    )
    .orderBy(orders.id)
    .for("update")
    .prepare("lock_payable_orders"),
);

/**
 * Locks a fan's unpaid orders, and any for the same SIM card from a shop. Order events lock the order before the fan's row, so locking all
 * orders first avoids a deadlock: cancelling one holds the fan's row while the next order is locked.
 */
export async function lockPayableOrders(db: Db, userId: string, simIccid: string | null): Promise<readonly string[]> {
  return (await locking(db).execute({ userId, simIccid })).map(({ id }) => id);
}

/**
 * Cancels the cart's earlier unpaid orders and releases their numbers except the one chosen again, because a cart holds one number (flows
 * §4.4). A ported number from elsewhere has no hold; `claimPortedNumber` finds such orders by the number. An order of another cart for the
 * same SIM card from a shop is cancelled too, because a card is paid for only once; `shopCardOf` has checked that the caller may take it.
 * @param chosen the reservation and the card of the newer order
 * @returns ids of the cancelled orders
 */
export async function replaceOrders(
  db: Db,
  caller: Caller & { readonly userId: string },
  chosen: { readonly reservationId: string | undefined; readonly simIccid: string | null },
  now: Date,
): Promise<readonly string[]> {
  const locked = await lockPayableOrders(db, caller.userId, chosen.simIccid);
  if (locked.length === 0) return [];
  const held = db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.orderId, orders.id), eq(reservations.holder, holderOf(caller))));
  const sameCard = chosen.simIccid === null ? undefined : eq(orders.simIccid, chosen.simIccid);
  const earlier = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.id, [...locked]), or(and(eq(orders.teamId, caller.teamId), exists(held)), sameCard)))
    .orderBy(orders.id);
  for (const order of earlier) {
    await replaceOrder(db, order, now);
    if (order.reservationId !== chosen.reservationId) await setHold(db, order, { state: "released" });
  }
  return earlier.map(({ id }) => id);
}
