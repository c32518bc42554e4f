import { randomUUID } from "node:crypto";
import { ENDED_PORTING_STATES, isPayable, OPEN_ORDER_STATES } from "@tribun/domain";
import { and, eq, inArray, ne, notInArray, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { lines } from "../db/schema/lines.ts";
import { registryNumbers, type ReservationRow, reservations } from "../db/schema/numbers.ts";
import { orders } from "../db/schema/orders.ts";
import { portings } from "../db/schema/portings.ts";
import { Problem } from "../base/problem.ts";
import { paymentHoldEnd } from "../orders/number-hold.ts";
import { replaceOrder } from "../orders/replaced.ts";
import { lockOrder } from "../orders/store.ts";
import type { Team } from "../base/teams.ts";
import type { UserRow } from "../db/schema/users.ts";
import { isHolder } from "../numbers/holder.ts";
import { isKeptForOther } from "./keep-arrived.ts";
import { livingReservation, lockNumber, releaseExpired } from "../numbers/reservations.ts";

type Claimant = {
  readonly db: Db;
  readonly team: Pick<Team, "id">;
  readonly user: Pick<UserRow, "id">;
  readonly cartToken: string | undefined;
};

/**
 * Makes sure that no other fan has or is porting this number. The fan's own unpaid order for it is cancelled, because the fan went back and
 * changed something. A number of our own stock is held like a chosen one.
 * @returns the hold; undefined for a number that is not in our stock
 * @throws Problem 1108 with reason portedNumberTaken
 */
export async function claimPortedNumber(
  { db, team, user, cartToken }: Claimant,
  msisdn: string,
  now: Date,
): Promise<ReservationRow | undefined> {
  // One claim at a time per number, so that two orders cannot both see it as free.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('portedNumber'), hashtext(${msisdn}))`);
  const replaced = await cancelOwnOrder(db, user.id, msisdn, now);
  const [line] = await db
    .select({ id: lines.id })
    .from(lines)
    .where(and(eq(lines.msisdn, msisdn), ne(lines.state, "ended")));
  const [porting] = await db
    .select({ id: portings.id })
    .from(portings)
    .where(and(eq(portings.msisdn, msisdn), notInArray(portings.state, [...ENDED_PORTING_STATES])));
  if (line || porting || (await isKeptForOther(db, msisdn, user.id, now))) throw taken();

  const [number] = await db.select().from(registryNumbers).where(eq(registryNumbers.msisdn, msisdn));
  // The picker does not offer a number in quarantine, so it needs no hold. It may be ported back to us.
  if (!number || (number.quarantineUntil !== null && number.quarantineUntil > now)) return undefined;
  await lockNumber(db, number.id, now);
  const living = await livingReservation(db, number.id, now);
  const caller = { teamId: team.id, cartToken, userId: user.id };
  if (living && (living.orderId === null ? living.state !== "assigned" && isHolder(living, caller) : living.orderId === replaced))
    return living;
  if (living) throw taken();
  await releaseExpired(db, number.id, now);
  const [row] = await db
    .insert(reservations)
    .values({
      id: randomUUID(),
      registryId: number.id,
      teamId: team.id,
      holder: `user:${user.id}`,
      userId: user.id,
      state: "paymentHeld",
      createdAt: now,
      expiresAt: paymentHoldEnd(now),
    })
    .returning();
  if (!row) throw new Error("reservation was not written");
  return row;
}

/**
 * Cancels the fan's own unpaid order for the number. @returns its id
 * @throws Problem 1108 for any other open order
 */
async function cancelOwnOrder(db: Db, userId: string, msisdn: string, now: Date): Promise<string | undefined> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.msisdn, msisdn), eq(orders.numberType, "port"), inArray(orders.state, [...OPEN_ORDER_STATES])));
  const before = found && (await lockOrder(db, found.id));
  if (!before || !OPEN_ORDER_STATES.some((state) => state === before.state)) return undefined;
  if (before.userId !== userId || !isPayable(before.state)) throw taken();
  await replaceOrder(db, before, now);
  return before.id;
}

function taken(): Problem {
  return Problem.numberTaken({
    reason: "portedNumberTaken",
    fieldErrors: [{ field: "portingOptions.msisdn", rule: "portedNumber.taken" }],
  });
}
