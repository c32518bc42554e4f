import { randomBytes } from "node:crypto";
import { type BeaconValue, drawnList, drawStart, drawWinners, entryTransition, outsideRound, roundTime } from "@tribun/domain";
import { isOutsideValue } from "@tribun/domain/beacon";
import { and, asc, eq, gt, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { giveawayEntries, type GiveawayRow, giveaways } from "../../db/schema/giveaways.ts";
import { uuid } from "../../db/uuid.ts";
import type { Deps } from "../../kernel/deps.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { sha256 } from "../../security/seal.ts";
import { mailEntrant } from "./mails.ts";
import { pushToEntrants } from "./pushes.ts";
import { inState } from "./store.ts";

/** Entrants without a prize whom one job mails. */
const MAILS_AT_ONCE = 500;

const which = { teamId: v.number(), key: v.string() };

/** Milliseconds to wait after the round's time, so that one request suffices for a relay that lags. */
const GRACE_MS = 5000;
const LONGEST_PAUSE_SECONDS = 900;

/**
 * Draws a giveaway once, in two steps. First it closes the list and publishes the hash of the list and the beacon's round. Once the round's
 * value is out, it draws. While the value is missing, the beacon fails or the value is not valid for the chain, the job retries for about
 * ten days; then staff must check. Each step locks the row. Draw, winners and their mails are one transaction.
 */
export const drawGiveaway = defineJob(
  "giveaway.draw",
  v.object(which),
  async ({ teamId, key }, { deps, db }) => {
    const now = deps.clock.now();
    const here = and(eq(giveaways.teamId, teamId), eq(giveaways.key, key));
    const [found] = await db.select().from(giveaways).where(here);
    if (!found || found.drawnAt !== null || found.drawAt > now) return;
    if (!found.drawSealedAt) {
      const dueAt = await seal(deps, db, here, now);
      if (dueAt) await deps.outbox.enqueue(db, drawGiveaway, { teamId, key }, { dueAt });
      return;
    }
    // Fetch the value before locking the row, so that no other transaction waits for a third party.
    const value = await outsideValue(deps, db, found);
    const [giveaway] = await db.select().from(giveaways).where(here).for("update");
    if (!giveaway || giveaway.drawnAt !== null) return;
    await draw(deps, db, giveaway, value, now);
    await deps.outbox.enqueue(db, tellOthers, { teamId, key });
  },
  { attempts: 1000, pauseSeconds: (attempt) => Math.min(5 * 2 ** (attempt - 1), LONGEST_PAUSE_SECONDS) },
);

/** Mails the entrants without a prize in batches, ordered by id. */
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

/** Closes the list for good; later confirmations are refused. @returns when the draw is due; undefined when another job closed it first */
async function seal(deps: Deps, db: Db, here: SQL | undefined, now: Date): Promise<Date | undefined> {
  const [giveaway] = await db.select().from(giveaways).where(here).for("update");
  if (!giveaway || giveaway.drawSealedAt) return undefined;
  const { chain } = deps.providers.beacon;
  const ids = await confirmedIds(db, giveaway);
  const drawRound = outsideRound(chain, giveaway.drawAt.getTime(), now.getTime());
  const list = { drawEntries: ids.length, drawEntriesHash: entriesHash(ids) };
  await db
    .update(giveaways)
    .set({ drawSealedAt: now, drawChain: chain.id, drawRound, ...list })
    .where(here);
  return new Date(roundTime(chain, drawRound) + GRACE_MS);
}

/** The beacon's value of the giveaway's round. @throws Error while there is no valid value, so that the job retries */
async function outsideValue({ providers }: Deps, db: Db, { drawChain, drawRound }: GiveawayRow): Promise<BeaconValue> {
  const { chain, read } = providers.beacon;
  if (chain.id !== drawChain || drawRound === null)
    throw new Error(`the draw waits for a value of ${drawChain}, which is not asked for here`);
  const value = await read(db, drawRound);
  if (!value) throw new Error(`the draw waits for round ${drawRound}, which is not out yet`);
  if (!isOutsideValue(chain, drawRound, value)) throw new Error(`what was answered for round ${drawRound} is not the chain's`);
  return value;
}

async function confirmedIds(db: Db, giveaway: GiveawayRow): Promise<string[]> {
  const confirmed = await db.select({ id: giveawayEntries.id }).from(giveawayEntries).where(inState(giveaway, "confirmed"));
  return confirmed.map(({ id }) => id).sort();
}

async function draw(deps: Deps, db: Db, giveaway: GiveawayRow, value: BeaconValue, now: Date): Promise<void> {
  const [won, notWon] = [entryTransition("confirmed", "drawWinner"), entryTransition("confirmed", "drawOther")];
  if (!won || !notWon) throw new Error("entries cannot be drawn");
  const ids = await confirmedIds(db, giveaway);
  const listHash = entriesHash(ids);
  if (listHash !== giveaway.drawEntriesHash) throw new Error("the list is not the one that was closed");
  // A giveaway without a seed has no published commitment, so a fresh seed without one suffices.
  const drawSeed = giveaway.drawSeed ?? newSeed(now).drawSeed;
  const start = await drawStart(drawSeed, listHash, value.randomness, (text) => Promise.resolve(sha256(text)));
  const winners = drawWinners(start, ids, giveaway.prizes);
  await db
    .update(giveaways)
    .set({ drawSeed, drawnAt: now, drawRandomness: value.randomness, drawSignature: value.signature })
    .where(and(eq(giveaways.teamId, giveaway.teamId), eq(giveaways.key, giveaway.key)));
  for (const { entryId, prizeId } of winners) {
    const set = { state: won, prizeId };
    const [entry] = await db.update(giveawayEntries).set(set).where(eq(giveawayEntries.id, entryId)).returning();
    if (!entry) continue;
    await mailEntrant(deps, db, giveaway, entry, (texts, facts) => texts.won(facts));
    await pushToEntrants(deps, db, giveaway, [entry]);
  }
  // All other entries. No entry can be confirmed meanwhile, because the list is closed.
  await db.update(giveawayEntries).set({ state: notWon }).where(inState(giveaway, "confirmed"));
}

/** SHA-256 over the sorted ids, one per line. A fan can use it to check that a shown list is the drawn one. */
export function entriesHash(ids: readonly string[]): string {
  return sha256(drawnList(ids));
}

/** The seed of a draw and its hash. The hash is published at once, the seed after the draw (commit and reveal). */
export function newSeed(now: Date) {
  const drawSeed = randomBytes(32).toString("hex");
  return { drawSeed, drawCommitment: sha256(drawSeed), drawCommittedAt: now };
}
