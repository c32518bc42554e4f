import { randomUUID } from "node:crypto";
import { MINUTE_MS, NUMBER_HOLD_AFTER_FAILURE_MINUTES, NUMBER_HOLD_PAYMENT_MINUTES } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type ReservationRow, reservations } from "../../db/schema/numbers.ts";
import type { OrderRow } from "../../db/schema/orders.ts";
import { Problem } from "../../http/problem.ts";
import { livingReservation, lockNumber, releaseExpired } from "../phone-registries/reservations.ts";

/** While money is on its way the number stays; a bank may take days. */
const SETTLING_MS = 30 * 24 * 60 * MINUTE_MS;

/** When a hold for paying ends. */
export function paymentHoldEnd(now: Date): Date {
  return new Date(now.getTime() + NUMBER_HOLD_PAYMENT_MINUTES * MINUTE_MS);
}

/** Changes an order's hold. */
export async function setHold(db: Db, order: OrderRow, changes: Partial<Pick<ReservationRow, "state" | "expiresAt">>): Promise<void> {
  if (order.reservationId === null) return;
  await db.update(reservations).set(changes).where(eq(reservations.id, order.reservationId));
}

/** Keeps the number for as long as the payment takes. */
export function holdWhileSettling(db: Db, order: OrderRow, now: Date): Promise<void> {
  return setHold(db, order, { state: "paymentHeld", expiresAt: new Date(now.getTime() + SETTLING_MS) });
}

/** Keeps the number for another try: until the checkout closes, ten minutes at least. */
export function holdAfterFailure(db: Db, order: OrderRow, checkoutEnd: Date, now: Date): Promise<void> {
  const least = now.getTime() + NUMBER_HOLD_AFTER_FAILURE_MINUTES * MINUTE_MS;
  return setHold(db, order, { state: "paymentHeld", expiresAt: new Date(Math.max(least, checkoutEnd.getTime())) });
}

/**
 * Makes sure that an order still has its number, taking it again where the hold ran out and nobody came in between.
 * @returns the order's reservation id, which is new in that case; null for a number that is brought along and not of our stock
 * @throws Problem 1108 when somebody else has it
 */
export async function regainNumber(tx: Db, order: OrderRow, until: Date, now: Date): Promise<string | null> {
  if (order.registryId === null && order.numberType === "port") return null;
  if (order.registryId === null) throw new Problem("1104");
  await lockNumber(tx, order.registryId, now);
  const living = await livingReservation(tx, order.registryId, now);
  if (living && living.orderId !== order.id) throw new Problem("1108", { reason: "taken" });
  if (living) {
    const expiresAt = living.expiresAt > until ? living.expiresAt : until;
    await tx.update(reservations).set({ expiresAt }).where(eq(reservations.id, living.id));
    return living.id;
  }
  await releaseExpired(tx, order.registryId, now);
  const id = randomUUID();
  await tx.insert(reservations).values({
    id,
    registryId: order.registryId,
    teamId: order.teamId,
    holder: `user:${order.userId}`,
    userId: order.userId,
    orderId: order.id,
    state: "paymentHeld",
    createdAt: now,
    expiresAt: until,
  });
  return id;
}
