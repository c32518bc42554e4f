import { DAY_MS } from "@tribun/domain";
import { and, eq, exists, gt, isNotNull, isNull, lt, lte, notExists, notLike, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { giveawayEntries, giveaways } from "../../db/schema/giveaways.ts";
import { outbox } from "../../db/schema/operations.ts";
import { defineRecurring } from "../../kernel/outbox/recurring.ts";
import { KEPT_DAYS } from "../../base/privacy/kept-days.ts";
import { drawGiveaway, newSeed } from "./draw-job.ts";

const FORGOTTEN = "forgotten:";

/**
 * Queues every due draw as a job of its own, so that one that fails does not delay the others. Also lets unconfirmed entries lapse and
 * deletes old personal data.
 */
export const drawGiveaways = defineRecurring("giveaways.draw", { everyMinutes: 5 }, async ({ deps, db }) => {
  const now = deps.clock.now();
  const waiting = and(eq(giveawayEntries.state, "pendingConfirmation"), lte(giveawayEntries.tokenExpiresAt, now));
  await db.update(giveawayEntries).set({ state: "lapsed" }).where(waiting);
  const forgotten = new Date(now.getTime() - KEPT_DAYS.lapsedEntry * DAY_MS);
  await db.delete(giveawayEntries).where(and(eq(giveawayEntries.state, "lapsed"), lt(giveawayEntries.tokenExpiresAt, forgotten)));
  await forgetEntrants(db, new Date(now.getTime() - KEPT_DAYS.drawnEntry * DAY_MS));
  await layDownSeeds(db, now);
  // A draw whose job waits for a retry or for staff needs no second job.
  const waits = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, drawGiveaway.kind),
        isNull(outbox.doneAt),
        sql`${outbox.payload} @> jsonb_build_object('teamId', ${giveaways.teamId}, 'key', ${giveaways.key})`,
      ),
    );
  const due = await db
    .select({ teamId: giveaways.teamId, key: giveaways.key })
    .from(giveaways)
    .where(and(isNull(giveaways.drawnAt), lte(giveaways.drawAt, now), notExists(waits)));
  for (const giveaway of due) await deps.outbox.enqueue(db, drawGiveaway, giveaway);
});

/** Gives each giveaway that is open or still to come its own seed, before the entrants are known. A later seed would prove nothing. */
async function layDownSeeds(db: Db, now: Date): Promise<void> {
  const without = and(isNull(giveaways.drawSeed), isNull(giveaways.drawnAt), gt(giveaways.closesAt, now));
  for (const { teamId, key } of await db.select().from(giveaways).where(without)) {
    const one = and(eq(giveaways.teamId, teamId), eq(giveaways.key, key), without);
    await db.update(giveaways).set(newSeed(now)).where(one);
  }
}

/**
 * Erases personal data of old entries. The published protocol keeps the initials of winners who agreed to be named. An entry with a valid
 * consent to advertising is kept as proof of it (L29).
 */
async function forgetEntrants(db: Db, before: Date): Promise<void> {
  const old = db
    .select({ key: giveaways.key })
    .from(giveaways)
    .where(
      and(eq(giveaways.teamId, giveawayEntries.teamId), eq(giveaways.key, giveawayEntries.giveawayKey), lt(giveaways.drawnAt, before)),
    );
  const { firstName, lastName, email, id, state, nameConsent } = giveawayEntries;
  const initialOf = (name: typeof firstName | typeof lastName) =>
    sql`case when ${state} = 'won' and ${nameConsent} then left(${name}, 1) else '' end`;
  await db
    .update(giveawayEntries)
    .set({
      firstName: initialOf(firstName),
      lastName: initialOf(lastName),
      email: sql`${FORGOTTEN} || ${id}`,
      mailbox: null,
      phone: null,
      birthday: "1900-01-01",
    })
    .where(and(isNotNull(giveawayEntries.consentRevokedAt), notLike(email, `${FORGOTTEN}%`), exists(old)));
}
