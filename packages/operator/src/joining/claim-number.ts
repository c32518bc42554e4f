import { isPayable } from "@tribun/domain";
import type { ReservationRow } from "../db/schema/numbers.ts";
import { Problem } from "../base/problem.ts";
import { isHolder } from "../numbers/holder.ts";
import { livingReservation, lockNumber } from "../numbers/reservations.ts";
import { replaceOrder, replaceOrders } from "../orders/replaced.ts";
import { lockOrder } from "../orders/store.ts";
import { claimPortedNumber } from "../portings/claim.ts";
import type { Guarded } from "./submission.ts";

/**
 * Claims the order's number: cancels the fan's unpaid orders that it replaces, and locks the number.
 * @returns the hold; undefined for a ported number that is not in our stock
 * @throws Problem 1108
 */
export async function claimNumber(order: Guarded): Promise<ReservationRow | undefined> {
  const { db, team, user, cartToken, body, porting, simIccid, now } = order;
  const caller = { teamId: team.id, cartToken, userId: user.id };
  // Before the number is locked, because a payment that begins also locks its order first.
  const replaced = await replaceOrders(db, caller, { reservationId: body.newPhoneNumberOptions?.reservationId, simIccid }, now);
  return porting ? claimPortedNumber(order, porting.msisdn, now) : takeReservation(order, replaced);
}

/**
 * The caller's hold on the number. If it belongs to the fan's own unpaid order of another cart, that order is cancelled.
 * @throws Problem 1108
 */
async function takeReservation(
  { db, team, user, cartToken, body, priced, now }: Guarded,
  replaced: readonly string[],
): Promise<ReservationRow> {
  const chosen = body.newPhoneNumberOptions;
  if (!chosen || !priced.number) throw Problem.numberNotFound();
  await lockNumber(db, priced.number.id, now);
  const row = await livingReservation(db, priced.number.id, now);
  const caller = { teamId: team.id, cartToken, userId: user.id };
  if (row?.id !== chosen.reservationId || row.state === "assigned" || !isHolder(row, caller)) throw Problem.numberTaken();
  if (row.orderId === null || replaced.includes(row.orderId)) return row;
  const before = await lockOrder(db, row.orderId);
  if (!before || before.userId !== user.id || !isPayable(before.state)) throw Problem.numberTaken();
  await replaceOrder(db, before, now);
  return row;
}
