import { DAY_MS } from "@tribun/domain";
import { and, eq, exists, gt, isNotNull, isNull, lt, lte, notExists, notLike, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { giveawayEntries, giveaways } from "../../db/schema/giveaways.ts";
import { outbox } from "../../db/schema/operations.ts";
import { defineRecurring } from "../../outbox/recurring.ts";
import { KEPT_DAYS } from "../privacy/kept-days.ts";
import { drawGiveaway, newSeed } from "./draw-job.ts";

const FORGOTTEN = "forgotten:";

/** Has drawn what is to be drawn, each giveaway by a job of its own, so that one that cannot be drawn holds up no other. */
export const drawGiveaways = defineRecurring("giveaways.draw", { everyMinutes: 5 }, async ({ deps, db }) => {
  const now = deps.clock.now();
  const waiting = and(eq(giveawayEntries.state, "pendingConfirmation"), lte(giveawayEntries.tokenExpiresAt, now));
  await db.update(giveawayEntries).set({ state: "lapsed" }).where(waiting);
  const forgotten = new Date(now.getTime() - KEPT_DAYS.lapsedEntry * DAY_MS);
  await db.delete(giveawayEntries).where(and(eq(giveawayEntries.state, "lapsed"), lt(giveawayEntries.tokenExpiresAt, forgotten)));
  await forgetEntrants(db, new Date(now.getTime() - KEPT_DAYS.drawnEntry * DAY_MS));
  await layDownSeeds(db, now);
  // One whose job waits for its next try, or for a person, needs no second one.
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

/** Gives every giveaway that is still open, or to come, its seed, before it is known who enters; each its own. One laid later proves nothing. */
async function layDownSeeds(db: Db, now: Date): Promise<void> {
  const without = and(isNull(giveaways.drawSeed), isNull(giveaways.drawnAt), gt(giveaways.closesAt, now));
  for (const { teamId, key } of await db.select().from(giveaways).where(without)) {
    const one = and(eq(giveaways.teamId, teamId), eq(giveaways.key, key), without);
    await db.update(giveaways).set(newSeed(now)).where(one);
  }
}

/**
 * Leaves of old entries what the published protocol needs: initials of winners who may be named, of all others none. Who still agrees
 * to advertising is kept, as the proof of it (L29).
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
