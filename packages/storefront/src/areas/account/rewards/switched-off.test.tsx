import type { User } from "@tribun/api-client/contract";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Answers } from "../../../testing/fake-operator.ts";
import { makePage, tokensFor } from "../../../testing/page.tsx";
import { sampleBrand } from "../../../testing/sample-brand.ts";
import { sampleGame, sampleResult, sampleRewards } from "../../../testing/sample-games.ts";
import { sampleOwnShare, sampleShare } from "../../../testing/sample-share.ts";
import { sampleLine, sampleStanding, sampleUser } from "../../../testing/samples.ts";

const TAKE = "POST /api/game-results/play-1/reward";
/** The call of the lowest part of the dashboard. */
const LAST = "GET /api/club-share/me";
const brand = { ...sampleBrand, capabilities: { ...sampleBrand.capabilities, games: false } };
const winner: User = { ...sampleUser, badges: [...sampleUser.badges, { id: "winner", earnedAt: "2026-11-21T10:00:00.000Z" }] };
const ANSWERS: Answers = {
  "GET /api/games": [{ ...sampleGame, state: "won", result: sampleResult("win") }],
  "GET /api/rewards": sampleRewards,
  "GET /api/tariffs/me": [sampleLine],
  "GET /api/tariffs/me/ping": sampleStanding,
  [LAST]: sampleOwnShare,
  "GET /api/club-share": sampleShare,
  "GET /api/orders": [],
  "GET /api/invoices/me": [],
  "GET /api/matches": [],
};

afterEach(() => localStorage.clear());

async function open(path: string, fan: User, answers: Answers = {}) {
  // High enough that no part waits for scrolling.
  await page.viewport(1280, 4000);
  const all = { ...ANSWERS, "GET /api/users/me": fan, ...answers };
  const { element, sent } = await makePage({ path, brand, tokens: tokensFor(3600), answers: all });
  const { unmount } = await render(element);
  return { sent, unmount };
}

test("a club without games has neither page and leads to none", async () => {
  for (const path of ["/dashboard/rewards", "/fan/games/penalty"]) {
    const { unmount } = await open(path, sampleUser);
    await expect.element(page.getByRole("heading", { level: 1, name: "Abseits" })).toBeVisible();
    await unmount();
  }
  const { element } = await makePage({ path: "/fan", brand, answers: { "GET /api/media-contents/news": [], "GET /api/video/new": [] } });
  await render(element);
  await expect.element(page.getByRole("heading", { level: 1, name: "Fankurve" })).toBeVisible();
  expect(page.getByRole("link", { name: "Elfmeter" }).elements()).toHaveLength(0);
});

test("who has won nothing is asked about no game on the dashboard", async () => {
  const { sent } = await open("/dashboard", sampleUser);
  const asked = () => sent.map(({ call }) => call);
  await expect.poll(asked).toContain(LAST);
  expect(asked()).not.toContain("GET /api/games");
});

test("who had won before is led from the dashboard to the prize, takes it, and no way leads to a game", async () => {
  let state: "won" | "booked" = "won";
  const booking = {
    ...{ resultId: "play-1", state: "booked", lineId: "l1" },
    ...{ rewardedAt: "2026-11-21T10:01:00.000Z", expiresAt: "2036-12-21T10:01:00.000Z" },
  };
  await open("/dashboard", winner, {
    "GET /api/games": () => [{ ...sampleGame, state, result: { ...sampleResult("win"), state } }],
    "GET /api/rewards": () =>
      sampleRewards.map((reward, at) => (state === "booked" && at === 0 ? { ...reward, bookings: [booking] } : reward)),
    [TAKE]: () => {
      state = "booked";
      return booking;
    },
  });
  const way = page.getByRole("link", { name: "Belohnung aussuchen", exact: true });
  await expect.element(way).toBeVisible();
  await way.click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Belohnungen" })).toBeVisible();
  await page.getByRole("radio", { name: /1 GB für 30\sTage/ }).click({ force: true });
  await page.getByRole("button", { name: "Belohnung nehmen", exact: true }).click();
  await expect.element(page.getByText(/liegt auf/)).toBeVisible();
  const ways = Array.from(document.querySelectorAll("a"), ({ pathname }) => pathname);
  expect(ways).not.toContain("/fan/games/penalty");
  expect(page.getByRole("heading", { name: "Rangliste" }).elements()).toHaveLength(0);
});
