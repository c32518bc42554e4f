import { randomUUID } from "node:crypto";
import { MINUTE_MS, NUMBER_HOLD_EXTENSION_MINUTES, NUMBER_HOLD_MINUTES } from "@tribun/domain";
import { and, eq, inArray, lte, ne, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { keptQuery } from "../db/kept-query.ts";
import { retryingRaces } from "../db/retry.ts";
import { type RegistryRow, registryNumbers, type ReservationRow, reservations } from "../db/schema/numbers.ts";
import { Problem } from "../base/problem.ts";
import { type Caller, holderOf, isAlive, isHolder } from "./holder.ts";

const minutes = (count: number) => count * MINUTE_MS;

/**
 * Holds a number for a caller. A repeated call for the same number returns the same hold; another number releases the previous one. The row
 * lock lets one of two simultaneous callers win.
 * @param countNew called last for a new hold, in its transaction; if it throws, the hold is rolled back
 * @throws Problem 1104 no such number or in use, 1108 held by another caller
 */
export function reserve(
  db: Db,
  registryId: string,
  caller: Caller,
  now: Date,
  countNew: (tx: Db) => Promise<void>,
): Promise<ReservationRow> {
  const holder = holderOf(caller);
  return retryingRaces(() =>
    db.transaction(async (tx) => {
      await lockNumber(tx, registryId, now);
      const living = await livingReservation(tx, registryId, now);
      if (living?.state === "assigned") throw Problem.numberNotFound();
      if (living && isHolder(living, caller)) return living;
      if (living) throw Problem.numberTaken({ reason: "taken" });
      await releaseExpired(tx, registryId, now);
      await tx
        .update(reservations)
        .set({ state: "released" })
        .where(and(eq(reservations.teamId, caller.teamId), eq(reservations.holder, holder), eq(reservations.state, "held")));
      const [row] = await tx
        .insert(reservations)
        .values({
          id: randomUUID(),
          registryId,
          teamId: caller.teamId,
          holder,
          userId: caller.userId ?? null,
          state: "held",
          createdAt: now,
          expiresAt: new Date(now.getTime() + minutes(NUMBER_HOLD_MINUTES)),
        })
        .returning();
      if (!row) throw new Error("reservation was not written");
      await countNew(tx);
      return row;
    }),
  );
}

/**
 * Adds ten minutes, once; a repeated call changes nothing.
 * @throws Problem 1108 when this caller no longer holds the number
 */
export function extend(db: Db, registryId: string, caller: Caller, now: Date): Promise<ReservationRow> {
  holderOf(caller);
  return db.transaction(async (tx) => {
    await lockNumber(tx, registryId, now);
    const living = await livingReservation(tx, registryId, now);
    if (!living || living.state === "assigned" || !isHolder(living, caller)) throw Problem.numberTaken({ reason: "expired" });
    if (living.extended || living.state !== "held") return living;
    const [row] = await tx
      .update(reservations)
      .set({ extended: true, expiresAt: new Date(living.expiresAt.getTime() + minutes(NUMBER_HOLD_EXTENSION_MINUTES)) })
      .where(eq(reservations.id, living.id))
      .returning();
    return row ?? living;
  });
}

const locking = keptQuery((tx) =>
  tx
    .select()
    .from(registryNumbers)
    .where(eq(registryNumbers.id, sql.placeholder("id")))
    .for("update")
    .prepare("lock_number"),
);

/** The number's row, locked until the transaction ends. @throws Problem 1104 */
export async function lockNumber(tx: Db, registryId: string, now: Date): Promise<RegistryRow> {
  const [row] = await locking(tx).execute({ id: registryId });
  if (!row || (row.quarantineUntil !== null && row.quarantineUntil > now)) throw Problem.numberNotFound();
  return row;
}

const finding = keptQuery((db) =>
  db
    .select()
    .from(reservations)
    .where(and(eq(reservations.registryId, sql.placeholder("registryId")), ne(reservations.state, "released")))
    .prepare("living_reservation"),
);

/** The reservation that currently blocks a number for others; undefined when it is free. */
export async function livingReservation(db: Db, registryId: string, now: Date): Promise<ReservationRow | undefined> {
  const [row] = await finding(db).execute({ registryId });
  return row && isAlive(row, now) ? row : undefined;
}

/** Marks expired holds as released: of one number, or of all. */
export async function releaseExpired(db: Db, registryId: string | undefined, now: Date): Promise<void> {
  await db
    .update(reservations)
    .set({ state: "released" })
    .where(
      and(
        registryId === undefined ? sql`true` : eq(reservations.registryId, registryId),
        inArray(reservations.state, ["held", "paymentHeld"]),
        lte(reservations.expiresAt, now),
      ),
    );
}
