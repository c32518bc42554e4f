import type { Game, GameResult, Reward } from "@tribun/api-client/contract";
import { type PenaltyKick, playPenalty } from "@tribun/domain";

const RULES = { kicks: 5, goalsToWin: 4 };

/** A game that the fan has not played. */
export const sampleGame: Game = {
  id: "penalty",
  title: "Elfmeter",
  description: "Fünf Schüsse, vier Tore gewinnen.",
  image: { url: "/api/pictures/goal.svg", width: 640, height: 360, alt: "" },
  ...RULES,
  rewardIds: ["gb-1-long", "gb-2-week"],
};

/** A longer game beside it. */
export const sampleShootout: Game = {
  ...sampleGame,
  ...{ id: "shootout", title: "Elfmeterschießen im Derby", kicks: 7, goalsToWin: 6, rewardIds: ["gb-3-derby"] },
};

/** The rewards of the games. */
export const sampleRewards: readonly Reward[] = [
  { id: "gb-1-long", title: "1 GB für 30 Tage", gb: 1, validDays: 30, gameIds: ["penalty", "shootout"], bookings: [] },
  { id: "gb-2-week", title: "2 GB für 7 Tage", gb: 2, validDays: 7, gameIds: ["penalty"], bookings: [] },
  { id: "gb-3-derby", title: "3 GB für 30 Tage", gb: 3, validDays: 30, gameIds: ["shootout"], bookings: [] },
];

/** The five kicks that the screen offers first, into the lower left. */
export const SAMPLE_KICKS: readonly PenaltyKick[] = Array.from({ length: RULES.kicks }, () => ({ zone: "leftLow", power: 60 }));

/** The operator's result for kicks, with a seed that leads to the wanted outcome. Throws when none of 5000 seeds does. */
export function sampleResult(outcome: "win" | "lose", kicks: readonly PenaltyKick[] = SAMPLE_KICKS): GameResult {
  for (let n = 0; n < 5000; n += 1) {
    const seed = `sample ${n}`;
    const played = playPenalty(seed, kicks, RULES);
    if (played.outcome !== outcome) continue;
    return {
      id: "play-1",
      gameId: "penalty",
      state: outcome === "win" ? "won" : "lost",
      outcome,
      goals: played.goals,
      goalsToWin: RULES.goalsToWin,
      kicks: played.kicks.map((kick) => ({ ...kick })),
      seed,
      playedAt: "2026-11-21T10:00:00.000Z",
    };
  }
  throw new Error("no seed ends so");
}

/** Games that the fan has won without choosing a reward yet. */
export const manyWins = (count: number): readonly Game[] =>
  Array.from({ length: count }, (_, at) => ({
    ...sampleGame,
    ...{ id: `penalty-${at}`, title: `Elfmeter ${at}`, state: "won", result: { ...sampleResult("win"), id: `play-${at}` } },
  }));

/** Rewards for the first of them. */
export const manyRewards = (count: number): readonly Reward[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `gb-${at}`, title: `Ek ${at}`, gb: 1, validDays: 30, gameIds: ["penalty-0"], bookings: [] },
  }));

/** Rewards for each of them. */
export const rewardsFor = (games: readonly Game[]): readonly Reward[] =>
  sampleRewards.map((reward) => ({ ...reward, gameIds: games.map(({ id }) => id) }));
