import type { Game, Reward } from "@tribun/api-client/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { manyRewards, manyWins, rewardsFor } from "../../../testing/sample-games.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Won } from "./won.tsx";

async function open(games: readonly Game[], rewards: readonly Reward[]) {
  const answers = {
    ...{ "GET /api/games": games, "GET /api/rewards": rewards, "GET /api/tariffs/me": [sampleLine], "GET /api/users/me": sampleUser },
    "POST /api/game-results/play-0/reward": { state: "booked" },
  };
  const stage = await makeStage({ screen: <Won />, path: "/dashboard/rewards", answers, user: sampleUser });
  await render(stage.element);
  return stage;
}
const count = (role: "radio" | "heading", name: RegExp) => page.getByRole(role, { name }).elements().length;
const more = () => page.getByRole("button", { name: "20 weitere zeigen", exact: true });

test("of five hundred wins to exchange four forms are drawn, and more on demand", async () => {
  const games = manyWins(500);
  const rewards = rewardsFor(games);
  await open(games, rewards);
  const wins = () => count("heading", /^Noch offen: Elfmeter \d+$/);
  await expect.poll(wins).toBe(4);
  await expect.element(page.getByText("4 von 500")).toBeVisible();
  await more().click();
  await expect.poll(wins).toBe(24);
  await expect.poll(() => page.getByRole("radio").elements().length).toBe(24 * rewards.length);
});

test("of five hundred rewards for a win twenty are shown, and one from further down is taken", async () => {
  const { sent } = await open(manyWins(1), manyRewards(500));
  const rewards = () => count("radio", /^Ek \d+$/);
  await expect.poll(rewards).toBe(20);
  await more().click();
  await expect.poll(rewards).toBe(40);
  await page.getByRole("radio", { name: "Ek 33", exact: true }).click({ force: true });
  await page.getByRole("button", { name: "Belohnung nehmen", exact: true }).click();
  await expect.poll(() => sent.find(({ call }) => call.endsWith("/reward"))?.body).toEqual({ rewardId: "gb-33" });
});
