import { randomBytes } from "node:crypto";
import { drawnList, drawWinners, entryTransition } from "@tribun/domain";
import { and, asc, eq, gt } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { giveawayEntries, type GiveawayRow, giveaways } from "../../db/schema/giveaways.ts";
import { uuid } from "../../db/uuid.ts";
import type { Deps } from "../../deps.ts";
import { defineJob } from "../../outbox/outbox.ts";
import { sha256 } from "../../security/seal.ts";
import { mailEntrant } from "./mails.ts";
import { pushToEntrants } from "./pushes.ts";
import { inState } from "./store.ts";

/** So many of those who did not win are written to by one job. */
const MAILS_AT_ONCE = 500;

const which = { teamId: v.number(), key: v.string() };

/** Draws a giveaway once: its row is locked, and its draw, the winners and their mails are one transaction. */
export const drawGiveaway = defineJob("giveaway.draw", v.object(which), async ({ teamId, key }, { deps, db }) => {
  const [giveaway] = await db
    .select()
    .from(giveaways)
    .where(and(eq(giveaways.teamId, teamId), eq(giveaways.key, key)))
    .for("update");
  const now = deps.clock.now();
  if (!giveaway || giveaway.drawnAt !== null || giveaway.drawAt > now) return;
  await draw(deps, db, giveaway, now);
  await deps.outbox.enqueue(db, tellOthers, { teamId, key });
});

/** Writes to those who did not win, some at a time, in the order of their ids. */
export const tellOthers = defineJob(
  "giveaway.tellOthers",
  v.object({ ...which, after: v.optional(uuid) }),
  async ({ teamId, key, after }, { deps, db }) => {
    const [giveaway] = await db
      .select()
      .from(giveaways)
      .where(and(eq(giveaways.teamId, teamId), eq(giveaways.key, key)));
    if (!giveaway) return;
    const entries = await db
      .select()
      .from(giveawayEntries)
      .where(and(inState(giveaway, "notWon"), after === undefined ? undefined : gt(giveawayEntries.id, after)))
      .orderBy(asc(giveawayEntries.id))
      .limit(MAILS_AT_ONCE);
    for (const entry of entries) await mailEntrant(deps, db, giveaway, entry, (texts, facts) => texts.notWon(facts));
    await pushToEntrants(deps, db, giveaway, entries);
    const last = entries.at(-1);
    if (last && entries.length === MAILS_AT_ONCE) await deps.outbox.enqueue(db, tellOthers, { teamId, key, after: last.id });
  },
);

async function draw(deps: Deps, db: Db, giveaway: GiveawayRow, now: Date): Promise<void> {
  const [won, notWon] = [entryTransition("confirmed", "drawWinner"), entryTransition("confirmed", "drawOther")];
  if (!won || !notWon) throw new Error("entries cannot be drawn");
  const confirmed = await db.select({ id: giveawayEntries.id }).from(giveawayEntries).where(inState(giveaway, "confirmed"));
  const ids = confirmed.map(({ id }) => id).sort();
  // What nobody has laid down by now has no commitment to be measured by, and gets none.
  const drawSeed = giveaway.drawSeed ?? newSeed(now).drawSeed;
  const winners = drawWinners(drawSeed, ids, giveaway.prizes);
  await db
    .update(giveaways)
    .set({ drawSeed, drawnAt: now, drawEntries: ids.length, drawEntriesHash: entriesHash(ids) })
    .where(and(eq(giveaways.teamId, giveaway.teamId), eq(giveaways.key, giveaway.key)));
  for (const { entryId, prizeId } of winners) {
    const set = { state: won, prizeId };
    const [entry] = await db.update(giveawayEntries).set(set).where(eq(giveawayEntries.id, entryId)).returning();
    if (!entry) continue;
    await mailEntrant(deps, db, giveaway, entry, (texts, facts) => texts.won(facts));
    await pushToEntrants(deps, db, giveaway, [entry]);
  }
  // All others: nobody can confirm meanwhile, because the giveaway is locked.
  await db.update(giveawayEntries).set({ state: notWon }).where(inState(giveaway, "confirmed"));
}

/** SHA-256 over the sorted ids, one in a line: whoever is shown the list can check that it is the one that was drawn from. */
export function entriesHash(ids: readonly string[]): string {
  return sha256(drawnList(ids));
}

/** What a draw will begin with, and its hash, which is public at once while the seed is not (commit and reveal). */
export function newSeed(now: Date) {
  const drawSeed = randomBytes(32).toString("hex");
  return { drawSeed, drawCommitment: sha256(drawSeed), drawCommittedAt: now };
}
