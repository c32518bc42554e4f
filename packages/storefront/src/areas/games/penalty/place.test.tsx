import type { Game } from "@tribun/api-client/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleGame, sampleResult, sampleRewards, sampleShootout } from "../../../testing/sample-games.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { sha256 } from "../../../features/games/sha256.ts";
import { Penalty } from "./penalty.tsx";
import { keepPromise, keptPromise } from "./proof.ts";

const START = "POST /api/games/penalty/start";
const PLAY = "POST /api/games/penalty/results";
const GAMES = "GET /api/games";
const ready: Game = { ...sampleGame, state: "ready" };
const begun = { seed: "x.e30.x", expiresAt: "2026-11-21T11:00:00.000Z", kicks: 5, goalsToWin: 4 };

async function open(answers: Answers, signedIn = true) {
  const known = {
    [GAMES]: [ready, { ...sampleShootout, state: "ready" }],
    "GET /api/rewards": sampleRewards,
    "GET /api/users/me": sampleUser,
    "GET /api/tariffs/me": [sampleLine],
    [START]: begun,
  };
  const stage = await makeStage({
    screen: <Penalty />,
    path: "/fan/games/penalty",
    answers: { ...known, ...answers },
    ...(signedIn && { user: sampleUser }),
  });
  await render(stage.element);
  return stage;
}
/** Text of the focused element; undefined if the page itself has the focus. */
const focused = () => (document.activeElement === document.body ? undefined : document.activeElement?.textContent);
const press = (name: string) => page.getByRole("button", { name, exact: true });
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const failed = (): never => {
  throw new TypeError("gone");
};

/** A start's token with a commitment to a seed, as the operator signs it. */
const promiseOf = async (seed: string) => {
  const claims = btoa(JSON.stringify({ play: sampleResult("win").id, commitment: await sha256(seed) }));
  return { ...begun, seed: `x.${claims.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}.x` };
};
async function whistleAll() {
  await press("Spiel beginnen").click();
  for (let number = 1; number <= 5; number += 1) await press(`Schuss ${number} festlegen`).click();
  await press("Anpfiff").click();
}

test("a turn that was begun here and played on another device is told apart from a false one", async () => {
  const result = sampleResult("win");
  await open({
    [START]: await promiseOf("the seed of the first start"),
    [PLAY]: refuse("1027"),
    [GAMES]: (_: unknown, before: number) => (before < 2 ? [ready] : [{ ...ready, state: "won", result }]),
  });
  await whistleAll();
  await page.getByText("Selbst nachrechnen").click();
  await expect.element(page.getByText(/Hast du nach ihr auf einem anderen Gerät begonnen, gilt die von dort/)).toBeVisible();
});

test("a promise is kept for its turn alone, and the newest start's counts", () => {
  keepPromise({ play: "one", sum: "first" });
  keepPromise({ play: "one", sum: "second" });
  expect([keptPromise("one"), keptPromise("two")]).toEqual(["second", undefined]);
});

test("a page that is loaded again while the game ran still knows what was promised, and checks the result by it", async () => {
  const result = sampleResult("win");
  await open({ [START]: await promiseOf(result.seed), [PLAY]: failed });
  await whistleAll();
  await expect.element(page.getByText("Gerade ohne Netz")).toBeVisible();
  await cleanup();
  await open({ [GAMES]: [{ ...ready, state: "won", result }] });
  await page.getByText("Selbst nachrechnen").click();
  await expect.element(page.getByText("Das Ergebnis stimmt, und der Startwert ist der von vorher.", { exact: false })).toBeVisible();
  await expect.element(page.getByText(await sha256(result.seed))).toBeVisible();
});

test("kicks that are chosen are there after a reload, until the turn is played", async () => {
  await open({ [PLAY]: sampleResult("win") });
  await press("Spiel beginnen").click();
  await page.getByRole("radio", { name: "oben rechts" }).click({ force: true });
  for (const number of [1, 2]) await press(`Schuss ${number} festlegen`).click();
  await expect.poll(() => sessionStorage.getItem("tribun.unsent")).toContain("rightHigh");
  await cleanup();
  const { sent } = await open({ [PLAY]: sampleResult("win") });
  for (const number of [3, 4, 5]) await press(`Schuss ${number} festlegen`).click();
  await press("Anpfiff").click();
  await expect
    .poll(() => sent.find(({ call }) => call === PLAY)?.body)
    .toMatchObject({ kicks: [{ zone: "rightHigh" }, { zone: "rightHigh" }, {}, {}, {}] });
  await expect.poll(() => sessionStorage.getItem("tribun.unsent")).not.toContain("rightHigh");
});

test("a turn that was begun and decided here is checked by its promise", async () => {
  const result = sampleResult("win");
  await open({ [START]: await promiseOf(result.seed), [PLAY]: result });
  await whistleAll();
  await press("Alle auf einmal zeigen").click();
  await page.getByText("Selbst nachrechnen").click();
  await expect.element(page.getByText(await sha256(result.seed))).toBeVisible();
  await expect
    .element(page.getByText("Dein Browser hat nachgerechnet: Das Ergebnis stimmt, und der Startwert ist der von vorher."))
    .toBeVisible();
});

test("another seed than was promised is told", async () => {
  await open({ [START]: await promiseOf("another"), [PLAY]: sampleResult("win") });
  await whistleAll();
  await press("Alle auf einmal zeigen").click();
  await page.getByText("Selbst nachrechnen").click();
  await expect.element(page.getByText(/^Dein Browser kommt auf ein anderes Ergebnis\./)).toBeVisible();
});

test("the game that was chosen has the keyboard's place at its heading", async () => {
  await open({});
  await press("Elfmeterschießen im Derby spielen").click();
  await expect.element(page.getByRole("heading", { level: 1, name: sampleShootout.title })).toHaveFocus();
  await press("Elfmeter spielen").click();
  await expect.element(page.getByRole("heading", { level: 1, name: sampleGame.title })).toHaveFocus();
});

test("who tries once more is led back to the button of the stage", async () => {
  await open({ [START]: failed });
  await press("Spiel beginnen").click();
  await press("Noch einmal versuchen").click();
  await expect.element(press("Spiel beginnen")).toHaveFocus();
  await expect.element(page.getByText("Zum Anfangen brauchst du kurz Netz.")).toBeVisible();
});

test("a reward that was taken is told where the keyboard's place is", async () => {
  const result = sampleResult("win");
  const booking = {
    resultId: "play-1",
    state: "booked",
    lineId: "l1",
    rewardedAt: "2026-11-21T10:01:00.000Z",
    expiresAt: "2036-11-28T10:01:00.000Z",
  };
  await open({
    [GAMES]: [{ ...ready, state: "won", result }],
    "POST /api/game-results/play-1/reward": booking,
    "GET /api/rewards": (_: unknown, before: number) =>
      before < 2 ? sampleRewards : sampleRewards.map((one) => (one.id === "gb-2-week" ? { ...one, bookings: [booking] } : one)),
  });
  await page.getByRole("radio", { name: "2 GB für 7 Tage" }).click({ force: true });
  await press("Belohnung nehmen").click();
  await expect.element(page.getByText(/2 GB für 7\sTage liegt auf/)).toBeVisible();
  await expect.poll(focused).toMatch(/2 GB für 7\sTage liegt auf/);
});

test.each([true, false])("where the operator has no game just now, that is told; signed in: %s", async (signedIn) => {
  await open({ [GAMES]: [] }, signedIn);
  await expect.element(page.getByRole("heading", { level: 1, name: "Gerade läuft kein Spiel" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Zur Fankurve" })).toHaveAttribute("href", "/fan");
});

test("games that cannot be had are told once nothing of them is there, and can be asked for again", async () => {
  await open({ [GAMES]: (_: unknown, before: number) => (before < 2 ? refuse("-1") : [ready]) });
  await press("Noch einmal versuchen").click();
  await expect.element(press("Spiel beginnen")).toBeVisible();
});

test("the stadium is silent as long as the page is not looked at", async () => {
  const suspend = vi.spyOn(AudioContext.prototype, "suspend");
  const resume = vi.spyOn(AudioContext.prototype, "resume");
  const look = vi.spyOn(document, "visibilityState", "get");
  const turn = (state: DocumentVisibilityState) => {
    look.mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  await open({});
  await page.getByRole("button", { name: /^Ton.* einschalten$/ }).click();
  const off = page.getByRole("button", { name: /^Ton.* ausschalten$/ });
  await expect.element(off).toBeVisible();
  turn("hidden");
  expect(suspend).toHaveBeenCalledTimes(1);
  turn("visible");
  expect(resume).toHaveBeenCalledTimes(1);
  await off.click();
  turn("hidden");
  expect(suspend).toHaveBeenCalledTimes(1);
});
