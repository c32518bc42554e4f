import type { Game, GameResult, Reward } from "@tribun/api-client/contract";
import { isPlayed } from "@tribun/domain";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import type { GamePlayRow, GameRow, RewardRow } from "../../db/schema/games.ts";
import { allowances } from "../../db/schema/packs.ts";
import type { Team } from "../../base/teams.ts";
import { pictureOf } from "../../http/art/picture.ts";
import type { Reader } from "../../content/views.ts";

/** The result of a turn; undefined before the kicks are in. It reveals the seed, because the turn is over. */
export function resultView(play: GamePlayRow, game: GameRow): GameResult | undefined {
  const { result, playedAt } = play;
  if (!result || !playedAt) return undefined;
  return {
    id: play.id,
    gameId: play.gameId,
    state: play.state,
    outcome: result.outcome,
    goals: result.goals,
    goalsToWin: game.goalsToWin,
    kicks: result.kicks.map((kick) => ({ ...kick })),
    seed: play.seed,
    playedAt: playedAt.toISOString(),
    ...(play.rewardId !== null && { rewardId: play.rewardId }),
  };
}

/** The account's turns, and the games its fan has played with any account; undefined for a guest. */
type Own = { readonly plays: readonly GamePlayRow[]; readonly played: ReadonlySet<string> };

export function gameView(row: GameRow, { team, language }: Reader, own: Own | undefined, all: readonly RewardRow[]): Game {
  const play = own?.plays.find(({ gameId }) => gameId === row.id);
  const closed = own?.played.has(row.id) === true && !(play && isPlayed(play.state));
  const result = play && resultView(play, row);
  return {
    id: row.id,
    title: row.title[language],
    description: forTeam(row.description[language], team),
    image: pictureOf(row.motif, team.id),
    kicks: row.kicks,
    goalsToWin: row.goalsToWin,
    rewardIds: all.filter(({ gameIds }) => gameIds.includes(row.id)).map(({ id }) => id),
    ...(closed ? { closed: "otherAccount" } : own && { state: play?.state ?? "ready" }),
    ...(result && { result }),
  };
}

const forTeam = (text: string, team: Team) => text.replaceAll("{club}", team.name);

/** The line of a booked reward, and when its volume ends. */
export type Booked = { readonly lineId: string; readonly endsAt: Date };

/** Booked reward volumes by turn id. */
export async function bookedVolumes(db: Db, plays: readonly GamePlayRow[]): Promise<ReadonlyMap<string, Booked>> {
  const sources = plays.filter(({ state }) => state === "booked").map(({ id }) => `game:${id}`);
  if (sources.length === 0) return new Map();
  const rows = await db
    .select({ sourceId: allowances.sourceId, lineId: allowances.lineId, endsAt: allowances.endsAt })
    .from(allowances)
    .where(and(eq(allowances.source, "bonus"), inArray(allowances.sourceId, sources)));
  return new Map(rows.map(({ sourceId, lineId, endsAt }) => [sourceId.slice("game:".length), { lineId, endsAt }]));
}

/** The state of a turn's reward; undefined for a turn without one. */
export function bookingView(play: GamePlayRow, booked: ReadonlyMap<string, Booked>): Reward["bookings"][number] | undefined {
  const { state, rewardedAt } = play;
  if (!rewardedAt || (state !== "booked" && state !== "parked" && state !== "forfeited")) return undefined;
  const volume = booked.get(play.id);
  const expiresAt = volume?.endsAt ?? play.parkedUntil ?? rewardedAt;
  return {
    resultId: play.id,
    state,
    ...(volume && { lineId: volume.lineId }),
    rewardedAt: rewardedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
