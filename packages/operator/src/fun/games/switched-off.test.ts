import { games, leaderboard, me, playGame, rewards, startGame, takeReward, type Call } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { KICKS, newPlayer, playTo, SEVEN_KICKS } from "../../testing/games.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

/** Switches games off in club 1 while `run` runs. */
async function without<T>(run: () => Promise<T>): Promise<T> {
  const { teams } = operator.deps;
  const team = teams.get(1);
  if (!team || !(teams instanceof Map)) throw new Error("no team to change");
  teams.set(1, { ...team, capabilities: { ...team.capabilities, games: false } });
  try {
    return await run();
  } finally {
    teams.set(1, team);
  }
}

test("a club without games has none to list, begin, play or win in, and no list of who did", async () => {
  const player = await newPlayer(operator);
  const { id } = await playTo(operator, player, "lose");
  const { seed } = await operator.call(startGame, { params: { id: "shootout" } }, player);
  const params = { id: "shootout" };
  const calls: readonly [Call, object][] = [
    [games, {}],
    [startGame, { params }],
    [playGame, { params, body: { seed, kicks: [...KICKS, ...KICKS.slice(0, 2)] } }],
    [rewards, {}],
    [takeReward, { params: { id }, body: { rewardId: "gb-1-long" } }],
    [leaderboard, {}],
  ];
  await without(async () => {
    for (const [call, input] of calls)
      expect(await operator.fails(call, input, player), call.id).toMatchObject({ status: 404, code: "-1" });
    expect((await operator.call(me, undefined, player)).id).toBe(player.id);
  });
  for (const call of [games, rewards, leaderboard]) expect((await operator.raw(call, {}, player)).ok, call.id).toBe(true);
});

test("what was won before stays its fan's: they find it, exchange it and see what became of it, and play no more", async () => {
  const player = await newPlayer(operator);
  const { id } = await playTo(operator, player, "win");
  await playTo(operator, player, "lose", "shootout", SEVEN_KICKS);
  const own = async () => (await operator.call(games, {}, player)).map(({ id: game, state, result }) => [game, state, result?.id]);
  await without(async () => {
    expect(await own(), "of the games nothing but what was won in them").toEqual([["penalty", "won", id]]);
    const taken = await operator.call(takeReward, { params: { id }, body: { rewardId: "gb-1-long" } }, player);
    const mine = (await operator.call(rewards, {}, player)).flatMap(({ bookings }) => bookings);
    expect(mine).toEqual([taken]);
    expect(await own()).toEqual([["penalty", "parked", id]]);
    for (const [call, input, who] of [
      [games, {}, {}],
      [startGame, { params: { id: "shootout" } }, player],
      [leaderboard, {}, player],
    ] as const)
      expect(await operator.fails(call, input, who), call.id).toMatchObject({ status: 404, code: "-1" });
  });
});
