import { deleteMe, me, playGame, startGame, takeReward } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { surveys } from "../../db/schema/fan-service.ts";
import { FAN_PASSWORD, newFan } from "../../testing/fans.ts";
import { KICKS, newPlayer, playTo, SEVEN_KICKS } from "../../testing/games.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "10000" } });
});
afterAll(() => operator.stop());

const closed = async (token: string) => (await operator.call(me, undefined, { token })).closedBadges?.toSorted();

test("a fan who has not played can earn all, and one whose games are lost no badge of theirs", async () => {
  const player = await newPlayer(operator);
  expect(await closed(player.token)).toEqual([]);
  await playTo(operator, player, "lose");
  expect(await closed(player.token), "another game is left").toEqual([]);
  await playTo(operator, player, "lose", "shootout", SEVEN_KICKS);
  expect(await closed(player.token)).toEqual(["fullScore", "rewarded", "winner"]);
});

test("a win whose reward waits can still be taken", async () => {
  const player = await newPlayer(operator);
  await playTo(operator, player, "lose", "shootout", SEVEN_KICKS);
  const { id } = await playTo(operator, player, "win");
  expect(await closed(player.token)).toEqual(["fullScore"]);
  await operator.call(takeReward, { params: { id }, body: { rewardId: "gb-1-long" } }, { token: player.token });
  expect(await closed(player.token)).not.toContain("rewarded");
});

test("games that were played with another account are none for the new one", async () => {
  const { accessToken: token, form } = await newFan(operator);
  for (const [game, kicks] of [
    ["penalty", KICKS],
    ["shootout", SEVEN_KICKS],
  ] as const) {
    const { seed } = await operator.call(startGame, { params: { id: game } }, { token });
    await operator.call(playGame, { params: { id: game }, body: { seed, kicks } }, { token });
  }
  await operator.call(deleteMe, { body: { password: FAN_PASSWORD } }, { token });
  const { accessToken } = await newFan(operator, { phone: form.phone });
  expect(await closed(accessToken)).toEqual(["firstKick", "fullScore", "rewarded", "winner"]);
});

test("without a survey that runs its badge is closed", async () => {
  const { token } = await newPlayer(operator);
  await operator.deps.db.update(surveys).set({ closesAt: operator.deps.clock.now() });
  expect(await closed(token)).toEqual(["surveyor"]);
});
