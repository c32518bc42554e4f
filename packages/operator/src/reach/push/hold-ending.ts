import { MINUTE_MS, NUMBER_HOLD_WARNING_MINUTES } from "@tribun/domain";
import { and, eq, isNull } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { type ReservationRow, reservations } from "../../db/schema/numbers.ts";
import type { UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { uuid } from "../../db/uuid.ts";
import { defineJob, type Job } from "../../kernel/outbox/job.ts";
import { tellByPush } from "./send.ts";

const only = v.object({ reservationId: uuid });

/** Warns by push that a hold is about to end, as early as the app itself does. An extended hold is checked again later. */
export const endingHold: Job<typeof only> = defineJob("push.holdEnding", only, async ({ reservationId }, { deps, db }) => {
  const [hold] = await db.select().from(reservations).where(eq(reservations.id, reservationId));
  // An ordered number no longer ends unnoticed.
  if (!hold || hold.state !== "held" || hold.userId === null || hold.expiresAt <= deps.clock.now()) return;
  const dueAt = warningOf(hold);
  if (dueAt > deps.clock.now()) return deps.outbox.enqueue(db, endingHold, { reservationId }, { dueAt });
  await tellByPush(deps, db, hold.userId, { kind: "holdEnding", until: hold.expiresAt });
});

/** Schedules the warning before a hold ends. The job checks the consent to push messages when it runs, because it may change meanwhile. */
export async function warnOfHoldEnd(deps: Deps, db: Db, fan: UserRow | undefined, hold: ReservationRow): Promise<void> {
  if (fan && hold.userId === fan.id) await deps.outbox.enqueue(db, endingHold, { reservationId: hold.id }, { dueAt: warningOf(hold) });
}

/**
 * Assigns a cart's hold to the fan after the login. The fan then sees it on other devices and is warned before it ends. A repeated call
 * changes nothing.
 */
export async function adoptHold(deps: Deps, db: Db, fan: UserRow | undefined, hold: ReservationRow): Promise<void> {
  if (!fan || hold.userId !== null) return;
  const nobodys = and(eq(reservations.id, hold.id), isNull(reservations.userId));
  const [row] = await db.update(reservations).set({ userId: fan.id }).where(nobodys).returning();
  if (row) await warnOfHoldEnd(deps, db, fan, row);
}

const warningOf = ({ expiresAt }: ReservationRow): Date => new Date(expiresAt.getTime() - NUMBER_HOLD_WARNING_MINUTES * MINUTE_MS);
