import { drawWinners, GOAL_ZONES, playPenalty } from "@tribun/domain";

export { drawWinners, playPenalty };

const SEEDS = 400;

/**
 * Results of games and draws from fixed seeds, as one text. They must be the same in every engine, or a fan would see another result than
 * the operator.
 */
export function played(): string {
  const rules = { kicks: 5, goalsToWin: 4 };
  const ids = Array.from({ length: 23 }, (_, entry) => `entry ${entry}`);
  const prizes = [
    { id: "shirt", quantity: 1 },
    { id: "scarf", quantity: 3 },
  ];
  return JSON.stringify(
    Array.from({ length: SEEDS }, (_, number) => {
      const seed = `İğne ${number} ⚽`;
      const kicks = GOAL_ZONES.slice(0, rules.kicks).map((zone, kick) => ({ zone, power: 1 + ((number * 7 + kick * 31) % 100) }));
      return [playPenalty(seed, kicks, rules), drawWinners(seed, ids, prizes)];
    }),
  );
}
