import { me, playGame, startGame } from "@tribun/api-client/contract";
import { GOAL_ZONES, type PenaltyKick, playPenalty } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import { gamePlays } from "../db/schema/games.ts";
import { users } from "../db/schema/users.ts";
import { signSeed } from "../fun/games/seed-token.ts";
import { newFan } from "./fans.ts";
import type { TestOperator } from "./index.ts";

/** A signed-in fan. */
export type Player = { readonly token: string; readonly id: string };

/** Five kicks, as the first game requires. */
export const KICKS: PenaltyKick[] = ["leftLow", "rightLow", "centreLow", "leftHigh", "rightLow"].map((zone) => ({
  zone: GOAL_ZONES.find((one) => one === zone) ?? "leftLow",
  power: 60,
}));
/** Seven, for the second game. */
export const SEVEN_KICKS = [...KICKS, ...KICKS.slice(0, 2)];

/** Registers a fan who may play. */
export async function newPlayer(operator: TestOperator): Promise<Player> {
  const { accessToken } = await newFan(operator);
  return { token: accessToken, id: (await operator.call(me, undefined, { token: accessToken })).id };
}

/** Plays a fan's turn with this outcome, by a seed that produces it with these kicks. */
export async function playTo(operator: TestOperator, { token, id }: Player, outcome: "win" | "lose", gameId = "penalty", kicks = KICKS) {
  await operator.call(startGame, { params: { id: gameId } }, { token });
  const wanted = { kicks: kicks.length, goalsToWin: kicks.length - 1 };
  const seed = Array.from({ length: 5000 }, (_, n) => `fixed ${n}`).find((one) => playPenalty(one, kicks, wanted).outcome === outcome);
  const { db, config, clock } = operator.deps;
  const [play] = await db
    .update(gamePlays)
    .set({ seed: seed ?? "" })
    .where(and(eq(gamePlays.userId, id), eq(gamePlays.gameId, gameId)))
    .returning();
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!play || !user) throw new Error("no turn");
  const signed = await signSeed({ play: play.id, game: gameId, seed: play.seed }, user, config.jwtSecret, clock);
  return operator.call(playGame, { params: { id: gameId }, body: { seed: signed.token, kicks } }, { token });
}
