import { addCalendarDays, DAY_MS, germanDay, playTransition, REWARD_PARK_DAYS, startOfGermanDay } from "@tribun/domain";
import { and, desc, eq, gt, inArray, lt, lte, notExists, type SQL } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { gamePlays, type GamePlayRow, type RewardRow, rewards } from "../../db/schema/games.ts";
import { lines } from "../../db/schema/lines.ts";
import type { UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";
import { defineRecurring } from "../../kernel/outbox/recurring.ts";
import { touch } from "../../base/touch.ts";
import { addBonus } from "../../lines/usage/bonus.ts";
import { awardBadge } from "./honours.ts";
import { tellReward } from "./tell-reward.ts";

const CHUNK = 200;
/**
 * Milliseconds from the exchange to the reminder, a week before the end. Each fan gets it at the hour of the exchange, while every reward
 * ends at midnight.
 */
const REMINDED_MS = (REWARD_PARK_DAYS - 7) * DAY_MS;

/**
 * The last moment at which a parked reward waits for a line. Mail and page name its day as the last, so it is the end of that German day.
 */
export const parkedUntil = (now: Date): Date =>
  new Date(startOfGermanDay(addCalendarDays(germanDay(now.getTime()), REWARD_PARK_DAYS + 1)) - 1);

/**
 * Exchanges a win for a reward: books it on the fan's line, or parks it for a fan without one.
 * @throws Problem 403 for the result of another fan, 1017 for no win, 1016 for a second reward, 1018 for an unknown reward and 1019 for one
 * of another game
 */
export async function rewardPlay(deps: Deps, db: Db, user: UserRow, playId: string, rewardId: string): Promise<GamePlayRow> {
  const now = deps.clock.now();
  return db.transaction(async (tx) => {
    const own = and(eq(gamePlays.id, playId), eq(gamePlays.userId, user.id), eq(gamePlays.teamId, user.teamId));
    const [play] = await tx.select().from(gamePlays).where(own).for("update");
    if (!play) throw Problem.failed({ status: 403 });
    if (play.result?.outcome !== "win") throw Problem.gameNotWon();
    if (play.rewardId !== null) throw Problem.alreadyRewarded();
    const [reward] = await tx
      .select()
      .from(rewards)
      .where(and(eq(rewards.id, rewardId), eq(rewards.active, true)));
    if (!reward) throw Problem.rewardNotFound();
    if (!reward.gameIds.includes(play.gameId)) throw Problem.rewardOfOtherGame();
    const lineId = await activeLine(tx, user.id);
    await awardBadge(tx, user, "rewarded", now);
    if (lineId) return (await book(deps, tx, { ...play, rewardedAt: now }, reward, lineId)).play;
    const state = playTransition(play.state, "park");
    if (!state) throw Problem.alreadyRewarded();
    await touch(tx, user.id);
    return change(tx, play.id, { state, rewardId: reward.id, rewardedAt: now, parkedUntil: parkedUntil(now) });
  });
}

/**
 * Books parked rewards once the fan has an active line, and forfeits those that were parked for 90 days (flows §4.6). A line that was
 * activated in time counts, however late this job runs. The fan gets a message about either, and a reminder a week before the end.
 */
export const bookParkedRewards = defineRecurring("rewards.parked", { everyMinutes: 2 }, async ({ deps, db, since }) => {
  const inTime = and(eq(lines.userId, gamePlays.userId), eq(lines.state, "active"), lt(lines.activatedAt, gamePlays.parkedUntil));
  const late = and(eq(gamePlays.state, "parked"), lte(gamePlays.parkedUntil, deps.clock.now()));
  const withoutLine = notExists(db.select({ id: lines.id }).from(lines).where(inTime));
  const lapsed = await db.update(gamePlays).set({ state: "forfeited" }).where(and(late, withoutLine)).returning();
  for (const { userId } of lapsed) await touch(db, userId);
  const waiting = await db
    .selectDistinct({ id: gamePlays.id })
    .from(gamePlays)
    .innerJoin(lines, inTime)
    .where(eq(gamePlays.state, "parked"))
    .limit(CHUNK);
  const ids = waiting.map(({ id }) => id);
  const plays = ids.length === 0 ? [] : await parked(db, inArray(gamePlays.id, ids)).for("update", { of: gamePlays });
  for (const { play, reward } of plays) {
    const lineId = await activeLine(db, play.userId);
    if (!lineId) continue;
    const { endsAt } = await book(deps, db, play, reward, lineId);
    await tellReward(deps, db, { play, reward }, "booked", endsAt);
  }
  if (since) await remind(deps, db, since, withoutLine);
});

const parked = (db: Db, where: SQL | undefined) =>
  db
    .select({ play: gamePlays, reward: rewards })
    .from(gamePlays)
    .innerJoin(rewards, eq(rewards.id, gamePlays.rewardId))
    .where(and(eq(gamePlays.state, "parked"), where));

/**
 * Reminds the fans whose last week began since the previous run, so that each fan is reminded once. Skips rewards that are no longer
 * parked.
 */
async function remind(deps: Deps, db: Db, since: Date, withoutLine: SQL): Promise<void> {
  const now = deps.clock.nowMs();
  const { parkedUntil: end, rewardedAt } = gamePlays;
  const begun = and(gt(rewardedAt, new Date(since.getTime() - REMINDED_MS)), lte(rewardedAt, new Date(now - REMINDED_MS)));
  for (const { play, reward } of await parked(db, and(begun, gt(end, new Date(now)), withoutLine)))
    if (play.parkedUntil) await tellReward(deps, db, { play, reward }, "ending", play.parkedUntil);
}

/** Adds the volume and marks the reward as booked in one transaction, so that a win is never booked twice. */
async function book(deps: Deps, db: Db, play: GamePlayRow, reward: RewardRow, lineId: string) {
  const state = playTransition(play.state, "book");
  if (!state) throw Problem.alreadyRewarded();
  const endsAt = new Date(deps.clock.nowMs() + reward.validDays * DAY_MS);
  await addBonus(deps, db, { lineId, gb: reward.gb, name: reward.title, endsAt, sourceId: `game:${play.id}` });
  return { endsAt, play: await change(db, play.id, { state, rewardId: reward.id, rewardedAt: play.rewardedAt, parkedUntil: null }) };
}

async function change(db: Db, id: string, set: Partial<GamePlayRow>): Promise<GamePlayRow> {
  const [row] = await db.update(gamePlays).set(set).where(eq(gamePlays.id, id)).returning();
  if (!row) throw Problem.failed();
  return row;
}

/** The active line that was activated last; blocked and ended lines do not count. */
export async function activeLine(db: Db, userId: string): Promise<string | undefined> {
  const [line] = await db
    .select({ id: lines.id })
    .from(lines)
    .where(and(eq(lines.userId, userId), eq(lines.state, "active")))
    .orderBy(desc(lines.activatedAt), desc(lines.id))
    .limit(1);
  return line?.id;
}
