import type { Game } from "@tribun/api-client/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleGame, sampleResult, sampleRewards } from "../../../testing/sample-games.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Penalty } from "./penalty.tsx";

const TAKE = "POST /api/game-results/play-1/reward";
const GAMES = "GET /api/games";
const REWARDS = "GET /api/rewards";
const ready: Game = { ...sampleGame, state: "ready" };

async function open(answers: Answers, user = sampleUser) {
  const known = { [REWARDS]: sampleRewards, "GET /api/users/me": user, "GET /api/tariffs/me": [sampleLine] };
  const stage = await makeStage({ screen: <Penalty />, path: "/fan/games/penalty", answers: { ...known, ...answers }, user });
  await render(stage.element);
  return stage;
}
const press = (name: string) => page.getByRole("button", { name, exact: true });

const booking = {
  resultId: "play-1",
  state: "booked",
  lineId: "l1",
  rewardedAt: "2026-11-21T10:01:00.000Z",
  expiresAt: "2036-11-28T10:01:00.000Z",
} as const;
const taken = (given: object = {}) =>
  sampleRewards.map((reward) => (reward.id === "gb-2-week" ? { ...reward, bookings: [{ ...booking, ...given }] } : reward));

const parked = { state: "parked", lineId: undefined } as const;
test.each([
  [{}, [sampleLine], /2 GB für 7\sTage liegt auf 0171\s39200\s33, gültig bis 28.\sNovember 2036\./, "Verbrauch ansehen", "/dashboard"],
  [parked, [], /2 GB für 7\sTage wartet bis 28.\sNovember 2036, dass dein Anschluss läuft\./, "Tarif aussuchen", "/tarife"],
  [parked, [{ ...sampleLine, status: "pending" }], /dass dein Anschluss läuft\./, "Verbrauch ansehen", "/dashboard"],
] as const)("what was won is told with its end: %j, %#", async (given, lines, words, link, href) => {
  const state = "state" in given ? given.state : "booked";
  const won = sampleResult("win");
  await open({ [GAMES]: [{ ...ready, state, result: { ...won, state } }], [REWARDS]: taken(given), "GET /api/tariffs/me": lines });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole("link", { name: link })).toHaveAttribute("href", href);
  expect(press("Belohnung nehmen").elements()).toHaveLength(0);
});

test("before it is known whether a line runs, nothing is promised and nothing denied", async () => {
  await open({ [GAMES]: [{ ...ready, state: "won", result: sampleResult("win") }], "GET /api/tariffs/me": refuse("-1") });
  await expect.element(press("Belohnung nehmen")).toBeVisible();
  expect(page.getByText(/Wir buchen sie sofort|noch keinen aktiven Anschluss|gerade nicht aktiv/).query()).toBeNull();
});

test.each([
  ["without a line", [], /Du hast noch keinen aktiven Anschluss\. Wir heben die Belohnung 90\sTage auf/],
  ["whose line has ended", [{ ...sampleLine, status: "ended" }], /Du hast noch keinen aktiven Anschluss\./],
  ["whose number is still on its way", [{ ...sampleLine, status: "pending" }], /Dein Anschluss ist gerade nicht aktiv\. Wir heben/],
  ["whose line is blocked", [{ ...sampleLine, status: "blocked" }], /Dein Anschluss ist gerade nicht aktiv\. Wir heben/],
] as const)("a fan %s is told beforehand that the reward waits for 90 days", async (_, lines, words) => {
  await open({ [GAMES]: [{ ...ready, state: "won", result: sampleResult("win") }], "GET /api/tariffs/me": lines });
  await expect.element(page.getByText(words)).toBeVisible();
});

test.each([
  ["1016", /liegt auf 0171\s39200\s33/],
  ["1018", /Diese Belohnung gibt es nicht mehr\. Hier stehen die anderen\./],
  ["1019", /Diese Belohnung gibt es nicht mehr\. Hier stehen die anderen\./],
  ["1017", /Dieses Spiel hast du nicht gewonnen, deshalb gibt es keine Belohnung\./],
  ["RATE_LIMIT_EXCEEDED", /Nächster Versuch in/],
] as const)("a reward that is refused with %s is explained", async (code, words) => {
  await open({
    [GAMES]: (_: unknown, before: number) =>
      code === "1016" && before > 1
        ? [{ ...ready, state: "booked", result: { ...sampleResult("win"), state: "booked" } }]
        : [{ ...ready, state: "won", result: sampleResult("win") }],
    [REWARDS]: (_: unknown, before: number) => (code === "1016" && before > 1 ? taken() : sampleRewards),
    [TAKE]: refuse(code, code === "RATE_LIMIT_EXCEEDED" ? { retryAfterSeconds: 90 } : {}),
  });
  await page.getByRole("radio", { name: "2 GB für 7 Tage" }).click({ force: true });
  await press("Belohnung nehmen").click();
  await expect.element(page.getByText(words)).toBeVisible();
});

test("a choice that is gone meanwhile counts no more, and another one is asked for", async () => {
  const { sent } = await open({
    [GAMES]: [{ ...ready, state: "won", result: sampleResult("win") }],
    [REWARDS]: (_: unknown, before: number) => (before > 1 ? sampleRewards.filter(({ gb }) => gb !== 2) : sampleRewards),
    [TAKE]: refuse("1018"),
  });
  await page.getByRole("radio", { name: "2 GB für 7 Tage" }).click({ force: true });
  await press("Belohnung nehmen").click();
  await expect.element(page.getByRole("radio", { name: "2 GB für 7 Tage" })).not.toBeInTheDocument();
  await press("Belohnung nehmen").click();
  await expect.element(page.getByRole("link", { name: "Bitte wähl eine Belohnung." })).toBeVisible();
  expect(sent.filter(({ call }) => call === TAKE)).toHaveLength(1);
});

test("a reward that was not chosen is asked for", async () => {
  const { sent } = await open({ [GAMES]: [{ ...ready, state: "won", result: sampleResult("win") }] });
  await press("Belohnung nehmen").click();
  await expect.element(page.getByRole("link", { name: "Bitte wähl eine Belohnung." })).toBeVisible();
  expect(sent.some(({ call }) => call === TAKE)).toBe(false);
});
