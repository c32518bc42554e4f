import { type OrderEvent, transition } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { orderEvents, type OrderRow, orders } from "../db/schema/orders.ts";
import { Problem } from "../base/problem.ts";
import { touch } from "../base/touch.ts";

/** A fan's own order; undefined for another fan's as for an unknown one. */
export async function findOwnOrder(db: Db, id: string, userId: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  return row;
}

/** An order, locked until the transaction ends, so that its events happen one after the other. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  return row;
}

/** Sets a provisioned order active, once its line has started. */
export function setActive(db: Db, order: OrderRow, now: Date): Promise<OrderRow> {
  return advance(db, order, "activate", now, { activatedAt: now });
}

/** The first events of an order that is opened for payment, with the version of the accepted terms (§ 312f BGB). */
export function openingEvents(orderId: string, terms: string, at: Date): (typeof orderEvents.$inferInsert)[] {
  return [
    { orderId, at, event: "submit", fromState: null, toState: "submitted", detail: `terms:${terms}` },
    { orderId, at, event: "openPayment", fromState: "submitted", toState: "paymentOpen" },
  ];
}

type Changes = Partial<Omit<typeof orders.$inferInsert, "id" | "state" | "version" | "updatedAt">>;

/**
 * Applies an event: updates state, version, history and the fan's revision together.
 * @throws Problem -1 with status 409 when the state does not allow it, or when a simultaneous change was faster
 */
export async function advance(
  db: Db,
  order: OrderRow,
  event: OrderEvent,
  now: Date,
  changes: Changes = {},
  detail?: string,
): Promise<OrderRow> {
  const state = transition(order.state, event);
  if (state === undefined) throw Problem.failed({ status: 409, reason: `order.${order.state}` });
  const [row] = await db
    .update(orders)
    .set({ ...changes, state, version: order.version + 1, updatedAt: now })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version)))
    .returning();
  if (!row) throw Problem.failed({ status: 409, reason: "order.stale" });
  await db
    .insert(orderEvents)
    .values({ orderId: order.id, event, fromState: order.state, toState: state, at: now, detail: detail ?? null });
  await touch(db, order.userId);
  return row;
}
