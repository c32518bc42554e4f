import { GOAL_ZONES, PLAY_STATES } from "@tribun/domain";
import * as v from "valibot";
import { id, instant, picture } from "./common.ts";

const zone = v.picklist(GOAL_ZONES);
export const playedKick = v.object({ zone, power: v.number(), keeper: zone, outcome: v.picklist(["goal", "saved", "missed"]) });

/** The result of a fan's turn. `seed` lets the browser replay it with the same function. */
export const gameResult = v.object({
  id,
  gameId: id,
  state: v.picklist(PLAY_STATES),
  outcome: v.picklist(["win", "lose"]),
  goals: v.number(),
  goalsToWin: v.number(),
  kicks: v.array(playedKick),
  seed: v.string(),
  playedAt: instant,
  rewardId: v.optional(id),
});
export type GameResult = v.InferOutput<typeof gameResult>;

export const game = v.object({
  id,
  title: v.string(),
  description: v.string(),
  image: picture,
  kicks: v.number(),
  goalsToWin: v.number(),
  rewardIds: v.array(id),
  /** Only for a signed-in fan; `ready` already before the first start. */
  state: v.optional(v.picklist(PLAY_STATES)),
  /** Instead of a state, where the operator would refuse a start: this fan has played with another account (1027). */
  closed: v.optional(v.literal("otherAccount")),
  result: v.optional(gameResult),
});
export type Game = v.InferOutput<typeof game>;

/** A signed-in fan's booking of a reward. */
export const rewardBooking = v.object({
  resultId: id,
  state: v.picklist(["booked", "parked", "forfeited"]),
  lineId: v.optional(id),
  rewardedAt: instant,
  /** End of the volume on the line, or of the wait for a line. */
  expiresAt: instant,
});
export const reward = v.object({
  id,
  title: v.string(),
  gb: v.number(),
  validDays: v.number(),
  /** Games whose wins buy it; empty for a reward no longer offered, which only lists the fan's own bookings. */
  gameIds: v.array(id),
  bookings: v.array(rewardBooking),
});
export type Reward = v.InferOutput<typeof reward>;

export const leaderboardEntry = v.object({ nickname: v.string(), avatar: v.optional(v.string()), points: v.number() });
