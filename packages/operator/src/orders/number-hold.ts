import { randomUUID } from "node:crypto";
import { MINUTE_MS, NUMBER_HOLD_AFTER_FAILURE_MINUTES, NUMBER_HOLD_PAYMENT_MINUTES } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type ReservationRow, reservations } from "../db/schema/numbers.ts";
import type { OrderRow } from "../db/schema/orders.ts";
import { Problem } from "../base/problem.ts";
import { livingReservation, lockNumber, releaseExpired } from "../numbers/reservations.ts";

/** Hold for a number while a payment is pending, because a bank may take days. */
const SETTLING_MS = 30 * 24 * 60 * MINUTE_MS;

/** End of a hold for paying. */
export function paymentHoldEnd(now: Date): Date {
  return new Date(now.getTime() + NUMBER_HOLD_PAYMENT_MINUTES * MINUTE_MS);
}

/** Changes the hold of an order's number. */
export async function setHold(db: Db, order: OrderRow, changes: Partial<Pick<ReservationRow, "state" | "expiresAt">>): Promise<void> {
  if (order.reservationId === null) return;
  await db.update(reservations).set(changes).where(eq(reservations.id, order.reservationId));
}

/** Extends the hold of the number while the payment is pending. */
export function holdWhileSettling(db: Db, order: OrderRow, now: Date): Promise<void> {
  return setHold(db, order, { state: "paymentHeld", expiresAt: new Date(now.getTime() + SETTLING_MS) });
}

/** Holds the number for another attempt: until the checkout closes, ten minutes at least. */
export function holdAfterFailure(db: Db, order: OrderRow, checkoutEnd: Date, now: Date): Promise<void> {
  const least = now.getTime() + NUMBER_HOLD_AFTER_FAILURE_MINUTES * MINUTE_MS;
  return setHold(db, order, { state: "paymentHeld", expiresAt: new Date(Math.max(least, checkoutEnd.getTime())) });
}

/**
 * Makes sure that an order still holds its number. It takes the number again when the hold expired and the number is free.
 * @returns the order's reservation id, a new one if the number was taken again; null for a ported number
 * @throws Problem 1108 when another caller holds the number
 */
export async function regainNumber(tx: Db, order: OrderRow, until: Date, now: Date): Promise<string | null> {
  if (order.registryId === null && order.numberType === "port") return null;
  if (order.registryId === null) throw Problem.numberNotFound();
  await lockNumber(tx, order.registryId, now);
  const living = await livingReservation(tx, order.registryId, now);
  if (living && living.orderId !== order.id) throw Problem.numberTaken({ reason: "taken" });
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
