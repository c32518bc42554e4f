import { GOAL_ZONES } from "@tribun/domain";
import * as v from "valibot";
import { defineCall } from "../call.ts";
import { id, instant } from "../schemas/common.ts";
import { game, gameResult, leaderboardEntry, reward, rewardBooking } from "../schemas/games.ts";

export const games = defineCall({
  id: "games",
  method: "GET",
  path: "/api/games",
  auth: "optional",
  summary: "Games, and for a signed-in fan where the own turn stands; in a club without games only those in which the fan has won before",
  payload: v.array(game),
  codes: [],
});
export const startGame = defineCall({
  id: "startGame",
  method: "POST",
  path: "/api/games/{id}/start",
  auth: "user",
  summary: "Begins the one turn and gives its signed seed; starting again before the kicks are in gives a new one",
  params: v.object({ id }),
  payload: v.object({ seed: v.string(), expiresAt: instant, kicks: v.number(), goalsToWin: v.number() }),
  codes: ["1027"],
});
export const playGame = defineCall({
  id: "playGame",
  method: "POST",
  path: "/api/games/{id}/results",
  auth: "user",
  summary: "Sends the kicks; the operator computes the result from them and the seed",
  params: v.object({ id }),
  body: v.object({
    seed: v.pipe(v.string("gameSeed.invalid"), v.nonEmpty("gameSeed.invalid"), v.maxLength(1000, "gameSeed.invalid")),
    kicks: v.pipe(
      v.array(v.object({ zone: v.picklist(GOAL_ZONES), power: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)) })),
      v.maxLength(20),
    ),
  }),
  payload: gameResult,
  codes: ["1027"],
});
export const rewards = defineCall({
  id: "rewards",
  method: "GET",
  path: "/api/rewards",
  auth: "optional",
  summary: "Rewards on offer, and what a signed-in fan has of them",
  payload: v.array(reward),
  codes: [],
});
export const takeReward = defineCall({
  id: "takeReward",
  method: "POST",
  path: "/api/game-results/{id}/reward",
  auth: "user",
  summary: "Books a reward for a win on the fan's line, or keeps it 90 days for one without a line",
  params: v.object({ id }),
  body: v.object({ rewardId: id }),
  payload: rewardBooking,
  codes: ["1016", "1017", "1018", "1019"],
});
export const leaderboard = defineCall({
  id: "leaderboard",
  method: "GET",
  path: "/api/users/list",
  auth: "public",
  summary: "The public list of fans who chose to stand in it, by points (A9)",
  payload: v.array(leaderboardEntry),
  codes: [],
});
