import { PAYABLE_STATES } from "@tribun/domain";
import { and, eq, exists, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { keptQuery } from "../../db/kept-query.ts";
import { reservations } from "../../db/schema/numbers.ts";
import { type OrderRow, orders } from "../../db/schema/orders.ts";
import { closeCheckouts } from "../checkout/store.ts";
import { type Caller, holderOf } from "../phone-registries/holder.ts";
import { setHold } from "./number-hold.ts";
import { advance } from "./store.ts";

/** Ends an order that was never paid, as its fan went back and changed something. */
export async function replaceOrder(db: Db, order: OrderRow, now: Date): Promise<void> {
  await closeCheckouts(db, "order", order.id, now);
  await advance(db, order, "cancel", now, {}, "replaced by a newer order");
}

const locking = keptQuery((db) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, sql.placeholder("userId")), inArray(orders.state, [...PAYABLE_STATES])))
    .orderBy(orders.id)
    .for("update")
    .prepare("lock_payable_orders"),
);

/**
 * Locks all that a fan ordered and has not paid. Whatever happens to an order locks it first and the fan's row after that; whoever
 * ended two, one after the other, would keep that row from what happens to the second, and wait for its order for ever.
 */
async function lockPayableOrders(db: Db, userId: string): Promise<readonly string[]> {
  return (await locking(db).execute({ userId })).map(({ id }) => id);
}

/**
 * Ends what this cart ordered before and has not paid, and lets go of its numbers but the one that is chosen again: a cart holds
 * one number (flows §4.4). What brings a number along from elsewhere holds none and is known by that number.
 * @param chosen the reservation of the newer order
 * @returns the ids of the orders that made way
 */
export async function replaceOrdersOfCart(
  db: Db,
  caller: Caller & { readonly userId: string },
  chosen: string | undefined,
  now: Date,
): Promise<readonly string[]> {
  const locked = await lockPayableOrders(db, caller.userId);
  if (locked.length === 0) return [];
  const held = db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.orderId, orders.id), eq(reservations.holder, holderOf(caller))));
  const earlier = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.id, [...locked]), eq(orders.teamId, caller.teamId), exists(held)))
    .orderBy(orders.id);
  for (const order of earlier) {
    await replaceOrder(db, order, now);
    if (order.reservationId !== chosen) await setHold(db, order, { state: "released" });
  }
  return earlier.map(({ id }) => id);
}
