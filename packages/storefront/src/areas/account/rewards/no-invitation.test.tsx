import type { User } from "@tribun/api-client/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Answers } from "../../../testing/fake-operator.ts";
import { sampleGame, sampleResult, sampleRewards } from "../../../testing/sample-games.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Rewards } from "./rewards.tsx";

const GAMES = "GET /api/games";
const REWARDS = "GET /api/rewards";
const user: User = { ...sampleUser, profile: { listed: false, points: 40 } };

async function open(answers: Answers, { fan = user }: { readonly fan?: User } = {}) {
  const all: Answers = {
    [REWARDS]: sampleRewards,
    "GET /api/users/list": [],
    "GET /api/tariffs/me": [sampleLine],
    "GET /api/users/me": fan,
  };
  const stage = await makeStage({ screen: <Rewards />, path: "/dashboard/rewards", answers: { ...all, ...answers }, user: fan });
  await render(stage.element);
}
const region = (name: string) => page.getByRole("region", { name, exact: true });
const [long] = sampleRewards;

test.each([
  ["pending", 0],
  ["blocked", 0],
  ["ended", 1],
] as const)("a reward that waits sends nobody whose line is %s for another tariff", async (status, links) => {
  await open({
    [GAMES]: [{ ...sampleGame, state: "parked", result: { ...sampleResult("win"), state: "parked" } }],
    [REWARDS]: [
      {
        ...long,
        bookings: [{ resultId: "play-1", state: "parked", rewardedAt: "2026-11-21T10:01:00.000Z", expiresAt: "2036-12-21T10:01:00.000Z" }],
      },
    ],
    "GET /api/tariffs/me": [{ ...sampleLine, status }],
  });
  await expect.element(region("Gewonnen").getByText(/wartet bis/)).toBeVisible();
  const tariff = region("Gewonnen").getByRole("link", { name: "Tarif aussuchen" });
  await expect.poll(() => tariff.elements().length).toBe(links);
});

test("a game that was played with another account is told, and no way leads to it", async () => {
  const fan: User = { ...user, closedBadges: ["firstKick", "winner", "rewarded", "fullScore"] };
  await open({ [GAMES]: [{ ...sampleGame, closed: "otherAccount" }], "GET /api/users/me": fan }, { fan });
  await expect.element(region("Gewonnen").getByText(/ist der Elfmeter schon gespielt, in einem anderen Konto/)).toBeVisible();
  expect(page.getByRole("link", { name: "Zum Elfmeter" }).elements()).toHaveLength(0);
});
