import { games as gamesCall, playGame, rewards as rewardsCall, startGame, takeReward } from "@tribun/api-client/contract";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { gamePlays, type GamePlayRow, type GameRow, games, rewards } from "../../db/schema/games.ts";
import type { UserRow } from "../../db/schema/users.ts";
import { isUuid } from "../../db/uuid.ts";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { hasGames, requireGames } from "./offered.ts";
import { openPlay, playTurn } from "./play.ts";
import { playedGames } from "./players.ts";
import { rewardPlay } from "./rewards.ts";
import { readSeed, signSeed } from "./seed-token.ts";
import { bookedVolumes, bookingView, gameView, resultView } from "./views.ts";

/** Routes of the games and their rewards: no stake, no purchase (flows §4.6). */
export const gameRoutes = [
  route(gamesCall, async ({ ctx }) => {
    const { db, user, deps } = ctx;
    const own = user && { plays: await playsOf(db, user), played: await playedGames(db, deps.config, user) };
    const all = await db.select().from(games).orderBy(asc(games.position));
    const won = own?.plays.filter(isWon).map(({ gameId }) => gameId);
    const rows = hasGames(ctx.team) ? all : all.filter(({ id }) => won?.includes(id));
    if (rows.length === 0) requireGames(ctx.team);
    const offers = await offersOf(ctx.db);
    return rows.map((row) => gameView(row, ctx, own, offers));
  }),
  route(startGame, async ({ params, ctx }) => {
    requireGames(ctx.team);
    const game = await findGame(ctx.db, params.id);
    const { id, seed } = await openPlay(ctx.db, game, ctx.user, { now: ctx.clock.now(), config: ctx.deps.config });
    const { token, expiresAt } = await signSeed({ play: id, game: game.id, seed }, ctx.user, ctx.deps.config.jwtSecret, ctx.clock);
    return { seed: token, expiresAt: expiresAt.toISOString(), kicks: game.kicks, goalsToWin: game.goalsToWin };
  }),
  route(playGame, async ({ params, body, ctx }) => {
    requireGames(ctx.team);
    const game = await findGame(ctx.db, params.id);
    const promise = await readSeed(body.seed, game.id, ctx.user, ctx.deps.config.jwtSecret, ctx.clock);
    const play = await playTurn(ctx.db, game, ctx.user, { ...promise, kicks: body.kicks, keys: ctx.deps.config }, ctx.clock.now());
    const view = resultView(play, game);
    if (!view) throw Problem.failed();
    return view;
  }),
  route(rewardsCall, async ({ ctx }) => {
    const plays = await playsOf(ctx.db, ctx.user);
    if (!plays.some(isWon)) requireGames(ctx.team);
    const booked = await bookedVolumes(ctx.db, plays);
    const all = await ctx.db.select().from(rewards).orderBy(asc(rewards.position));
    return all.flatMap(({ id, title, gb, validDays, gameIds, active }) => {
      const bookings = plays.flatMap((play) => (play.rewardId === id ? (bookingView(play, booked) ?? []) : []));
      // A reward that is no longer offered stays visible to the fans who have won it; they cannot exchange another win for it.
      if (!active && bookings.length === 0) return [];
      return [{ id, title: title[ctx.language], gb, validDays, gameIds: active ? gameIds : [], bookings }];
    });
  }),
  route(takeReward, async ({ params, body, ctx }) => {
    if (!(await playsOf(ctx.db, ctx.user)).some(isWon)) requireGames(ctx.team);
    if (!isUuid(params.id)) throw Problem.failed({ status: 403 });
    const play = await rewardPlay(ctx.deps, ctx.db, ctx.user, params.id, body.rewardId);
    const view = bookingView(play, await bookedVolumes(ctx.db, [play]));
    if (!view) throw Problem.failed();
    return view;
  }),
];

/** @throws Problem -1 with status 404 for an unknown game */
async function findGame(db: Db, id: string): Promise<GameRow> {
  const [game] = await db.select().from(games).where(eq(games.id, id));
  if (!game) throw Problem.failed({ status: 404, reason: "unknownGame" });
  return game;
}

/** Whether a turn was won. The operator owes the reward, so the fan can take it even after the club has switched games off. */
const isWon = ({ result }: GamePlayRow): boolean => result?.outcome === "win";

async function playsOf(db: Db, user: UserRow | undefined) {
  if (!user) return [];
  return db
    .select()
    .from(gamePlays)
    .where(and(eq(gamePlays.userId, user.id), eq(gamePlays.teamId, user.teamId)));
}

async function offersOf(db: Db) {
  return db.select().from(rewards).where(eq(rewards.active, true)).orderBy(asc(rewards.position));
}
