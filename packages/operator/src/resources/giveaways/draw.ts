import { randomBytes } from "node:crypto";
import { DAY_MS, drawWinners, entryTransition } from "@tribun/domain";
import { and, eq, exists, inArray, isNotNull, isNull, lt, lte, notLike, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { giveawayEntries, type GiveawayEntryRow, type GiveawayRow, giveaways } from "../../db/schema/giveaways.ts";
import type { Deps } from "../../deps.ts";
import { defineRecurring } from "../../outbox/recurring.ts";
import { sha256 } from "../../security/seal.ts";
import { mailEntrant } from "./mails.ts";
import { entriesOf } from "./store.ts";

/** How long an entry that was never confirmed is kept after its link has run out. */
const KEEP_LAPSED_DAYS = 30;
/** How long after a draw we know who took part, where nobody agreed to hear from us. */
const KEEP_DRAWN_DAYS = 180;

const FORGOTTEN = "forgotten:";

/** Draws what is to be drawn, once each: the giveaway's row is locked, and its draw, the winners and their mails are one transaction. */
export const drawGiveaways = defineRecurring("giveaways.draw", { everyMinutes: 5 }, async ({ deps, db }) => {
  const now = deps.clock.now();
  const waiting = and(eq(giveawayEntries.state, "pendingConfirmation"), lte(giveawayEntries.tokenExpiresAt, now));
  await db.update(giveawayEntries).set({ state: "lapsed" }).where(waiting);
  const forgotten = new Date(now.getTime() - KEEP_LAPSED_DAYS * DAY_MS);
  await db.delete(giveawayEntries).where(and(eq(giveawayEntries.state, "lapsed"), lt(giveawayEntries.tokenExpiresAt, forgotten)));
  await forgetEntrants(db, new Date(now.getTime() - KEEP_DRAWN_DAYS * DAY_MS));
  const due = await db
    .select()
    .from(giveaways)
    .where(and(isNull(giveaways.drawnAt), lte(giveaways.drawAt, now)))
    .for("update");
  for (const giveaway of due) await draw(deps, db, giveaway);
});

/** Leaves of old entries what the published protocol needs. Who still agrees to advertising is kept, as the proof of it (L29). */
async function forgetEntrants(db: Db, before: Date): Promise<void> {
  const old = db
    .select({ key: giveaways.key })
    .from(giveaways)
    .where(
      and(eq(giveaways.teamId, giveawayEntries.teamId), eq(giveaways.key, giveawayEntries.giveawayKey), lt(giveaways.drawnAt, before)),
    );
  const { firstName, lastName, email, id } = giveawayEntries;
  await db
    .update(giveawayEntries)
    .set({
      firstName: sql`left(${firstName}, 1)`,
      lastName: sql`left(${lastName}, 1)`,
      email: sql`${FORGOTTEN} || ${id}`,
      phone: null,
      birthday: "1900-01-01",
    })
    .where(and(isNotNull(giveawayEntries.consentRevokedAt), notLike(email, `${FORGOTTEN}%`), exists(old)));
}

async function draw(deps: Deps, db: Db, giveaway: GiveawayRow): Promise<void> {
  const entries = await entriesOf(db, giveaway, "confirmed");
  const drawSeed = randomBytes(32).toString("hex");
  const ids = entries.map(({ id }) => id).sort();
  const prizes = new Map(drawWinners(drawSeed, ids, giveaway.prizes).map(({ entryId, prizeId }) => [entryId, prizeId]));
  await db
    .update(giveaways)
    .set({ drawnAt: deps.clock.now(), drawSeed, drawEntries: ids.length, drawEntriesHash: entriesHash(ids) })
    .where(and(eq(giveaways.teamId, giveaway.teamId), eq(giveaways.key, giveaway.key)));
  const others = ids.filter((id) => !prizes.has(id));
  const notWon = entryTransition("confirmed", "drawOther");
  if (others.length > 0 && notWon) await db.update(giveawayEntries).set({ state: notWon }).where(inArray(giveawayEntries.id, others));
  for (const entry of entries) await tell(deps, db, giveaway, entry, prizes.get(entry.id));
}

async function tell(deps: Deps, db: Db, giveaway: GiveawayRow, entry: GiveawayEntryRow, prizeId: string | undefined): Promise<void> {
  if (prizeId === undefined) {
    await mailEntrant(deps, db, giveaway, entry, (texts, facts) => texts.notWon(facts));
    return;
  }
  const state = entryTransition(entry.state, "drawWinner");
  if (!state) return;
  await db.update(giveawayEntries).set({ state, prizeId }).where(eq(giveawayEntries.id, entry.id));
  await mailEntrant(deps, db, giveaway, { ...entry, state, prizeId }, (texts, facts) => texts.won(facts));
}

/** SHA-256 over the sorted ids, one in a line: whoever is shown the list can check that it is the one that was drawn from. */
export function entriesHash(ids: readonly string[]): string {
  return sha256([...ids].sort().join("\n"));
}
