import type { Game } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { SAMPLE_KICKS, sampleGame, sampleResult, sampleRewards, sampleShootout } from "../../../testing/sample-games.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Penalty } from "./penalty.tsx";

const START = "POST /api/games/penalty/start";
const PLAY = "POST /api/games/penalty/results";
const TAKE = "POST /api/game-results/play-1/reward";
const GAMES = "GET /api/games";
const REWARDS = "GET /api/rewards";
const ready: Game = { ...sampleGame, state: "ready" };
const begun = { seed: "x.e30.x", expiresAt: "2026-11-21T11:00:00.000Z", kicks: 5, goalsToWin: 4 };
const ANSWERS: Answers = {
  [GAMES]: [ready, { ...sampleShootout, state: "ready" }],
  [REWARDS]: sampleRewards,
  [START]: begun,
  [PLAY]: sampleResult("win"),
  "GET /api/users/me": sampleUser,
  "GET /api/tariffs/me": [sampleLine],
};

type Opening = { readonly user?: typeof sampleUser | undefined; readonly language?: Language };

async function open(answers: Answers = {}, { user = sampleUser, language = "de" }: Opening = {}) {
  const stage = await makeStage({ screen: <Penalty />, path: "/fan/games/penalty", answers: { ...ANSWERS, ...answers }, user, language });
  await render(stage.element);
  return stage;
}
const press = (name: string) => page.getByRole("button", { name, exact: true });
const zone = (name: string) => page.getByRole("radio", { name, exact: true });
const said = (words: RegExp | string) => expect.element(page.getByText(words)).toBeVisible();

/** Chooses five kicks with the default aim. */
async function aimAll() {
  await press("Spiel beginnen").click();
  for (let number = 1; number <= 5; number += 1) await press(`Schuss ${number} festlegen`).click();
}
async function shootAll() {
  for (let number = 1; number <= 5; number += 1) await press(`Schuss ${number} abgeben`).click();
}

test("signed out, the page explains the game and leads to the login and back", async () => {
  const stage = await makeStage({
    screen: <Penalty />,
    path: "/fan/games/penalty",
    answers: { [GAMES]: [sampleGame], [REWARDS]: sampleRewards },
  });
  await render(stage.element);
  await expect.element(page.getByRole("heading", { level: 1, name: "Elfmeter" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Anmelden und spielen" }))
    .toHaveAttribute("href", "/auth/login?returnTo=%2Ffan%2Fgames%2Fpenalty");
  await expect
    .element(page.getByRole("link", { name: "Konto anlegen" }))
    .toHaveAttribute("href", "/auth/register?returnTo=%2Ffan%2Fgames%2Fpenalty");
  await said("30 Tage gültig");
  expect(page.getByText("3 GB").elements()).toHaveLength(0);
  expect(page.getByRole("main").getByRole("button").elements()).toHaveLength(0);
});

test("a turn by the keyboard alone: aimed by arrows as the goal is seen, changed, handed in once, shown kick by kick, and rewarded", async () => {
  const kicks = [{ zone: "rightHigh" as const, power: 65 }, ...SAMPLE_KICKS.slice(1)];
  const { sent, app } = await open({ [PLAY]: sampleResult("win", kicks), [TAKE]: refuse("1017") });
  const reload = vi.spyOn(app.session, "reload");
  await press("Spiel beginnen").click();
  await said(/Schuss 1 von 5/);
  await expect.element(zone("unten links")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(zone("oben links")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{Tab}");
  const power = page.getByRole("slider", { name: "Kraft" });
  await expect.element(power).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await said(/Schuss 1 steht: oben rechts, Kraft\s65\. Schuss 2 von 5/);
  await expect.element(power).not.toHaveFocus();
  await zone("unten links").click({ force: true });
  await power.fill("60");
  for (let number = 2; number <= 5; number += 1) await press(`Schuss ${number} festlegen`).click();
  await said(/Alle 5 Schüsse stehen/);
  await press("Schuss 3 ändern").click();
  await expect.element(zone("unten links")).toHaveFocus();
  await press("Schuss 3 festlegen").click();
  await press("Anpfiff").click();
  await said("Angepfiffen. Jetzt du.");
  // A new badge of the account would reveal the result too early.
  expect(reload).not.toHaveBeenCalled();
  await shootAll();
  await said(/\d zu \d\. Abpfiff\./);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(sent.find(({ call }) => call === PLAY)?.body).toEqual({ seed: begun.seed, kicks });
  await press("Ergebnis ansehen").click();
  await expect.element(page.getByRole("heading", { level: 2, name: /^Gewonnen, [45] von 5$/ })).toHaveFocus();
  await said("Wir buchen sie sofort auf deinen Anschluss. Tauschen geht danach nicht mehr.");
  await page.getByRole("radio", { name: "2 GB für 7 Tage" }).click({ force: true });
  await press("Belohnung nehmen").click();
  await expect.poll(() => sent.find(({ call }) => call === TAKE)?.body).toEqual({ rewardId: "gb-2-week" });
});

test("a defeat is told with what was missing, can be seen again, and leads to the other game", async () => {
  await open({ [PLAY]: sampleResult("lose"), "POST /api/games/shootout/start": { ...begun, kicks: 7, goalsToWin: 6 } });
  await aimAll();
  await press("Anpfiff").click();
  await press("Alle auf einmal zeigen").click();
  await said("4 Tore hätten es sein müssen. Deine Punkte für die Rangliste behältst du.");
  await press("Noch einmal ansehen").click();
  // The pressed button has disappeared; the submit button has the focus.
  await expect.element(press("Schuss 1 abgeben")).toHaveFocus();
  await press("Schuss 1 abgeben").click();
  await said(/^Schuss 1, unten links: /);
  await press("Elfmeterschießen im Derby spielen").click();
  await press("Spiel beginnen").click();
  await said(/Schuss 1 von 7/);
});

test("a game that was played elsewhere (1027) shows how it ended there", async () => {
  const lost = sampleResult("lose");
  await open({
    [START]: refuse("1027"),
    [GAMES]: (_: unknown, before: number) => (before < 2 ? [ready] : [{ ...ready, state: "lost", result: lost }]),
  });
  await press("Spiel beginnen").click();
  await said("Dieses Spiel hast du schon gespielt, vielleicht auf einem anderen Gerät. Hier ist dein Ergebnis.");
  await expect.element(page.getByRole("heading", { level: 2, name: /das reicht nicht ganz/ })).toBeVisible();
});

test("who has played with another account is told so, and no result of this one is promised", async () => {
  await open({ [GAMES]: [ready], [START]: refuse("1027", { reason: "otherAccount" }) });
  await press("Spiel beginnen").click();
  await said(/wurde dieses Spiel schon in einem anderen Konto gespielt/);
  await expect.element(press("Spiel beginnen")).toHaveFocus();
  await expect.element(page.getByText(/Hier ist dein Ergebnis/)).not.toBeInTheDocument();
});

test.each([
  ["de", "Schon gespielt", /wurde dieses Spiel schon in einem anderen Konto gespielt/, "Spiel beginnen"],
  ["tr", "Oynanmış", /başka bir hesapta oynandı/, "Oyuna başla"],
] as const)("a game that another account has played is told before anything is pressed (%s)", async (language, title, words, begin) => {
  const closed: Game = { ...sampleGame, closed: "otherAccount" };
  await open({ [GAMES]: [closed, { ...sampleShootout, closed: "otherAccount" }] }, { language });
  await expect.element(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
  await said(words);
  expect(press(begin).elements()).toHaveLength(0);
  expect(page.getByRole("main").getByRole("button").elements()).toHaveLength(0);
});

test("beside it another game can be chosen, from which nothing leads back", async () => {
  await open({
    [GAMES]: [
      { ...sampleGame, closed: "otherAccount" },
      { ...sampleShootout, state: "ready" },
    ],
  });
  await press("Elfmeterschießen im Derby spielen").click();
  await expect.element(press("Spiel beginnen")).toBeVisible();
  expect(press("Elfmeter spielen").elements()).toHaveLength(0);
});

test("an answer that was lost on the way is found by the next whistle, and nothing is played twice", async () => {
  const won = sampleResult("win");
  const answers = [new TypeError("gone"), refuse("1027")];
  const { sent } = await open({
    [PLAY]: (_: unknown, before: number) => {
      const answer = answers[before];
      if (answer instanceof TypeError) throw answer;
      return answer;
    },
    [GAMES]: (_: unknown, before: number) => (before < 2 ? [ready] : [{ ...ready, state: "won", result: won }]),
  });
  await aimAll();
  await press("Anpfiff").click();
  await said("Es ist nichts verloren: Deine Schüsse stehen hier und zählen erst, wenn sie bei uns sind.");
  expect(page.getByRole("listitem").filter({ hasText: "unten links, Kraft 60" }).elements()).toHaveLength(5);
  await press("Noch einmal versuchen").click();
  await expect.element(page.getByRole("heading", { level: 2, name: /^Gewonnen/ })).toBeVisible();
  expect(sent.filter(({ call }) => call === START)).toHaveLength(1);
});

test("a round that has run out is whistled anew with the same kicks", async () => {
  const late = refuse("-1", { fieldErrors: [{ field: "seed", rule: "gameSeed.expired" }] });
  const { sent } = await open({
    [START]: (_: unknown, before: number) => ({ ...begun, seed: `seed-${before}` }),
    [PLAY]: (_: unknown, before: number) => (before === 0 ? late : sampleResult("win")),
  });
  await aimAll();
  await press("Anpfiff").click();
  await said(/Nach 30\sMinuten schließt eine Runde von selbst/);
  await press("Neue Runde anpfeifen").click();
  await said("Angepfiffen. Jetzt du.");
  const played = sent.filter(({ call }) => call === PLAY).map(({ body }) => body);
  expect(played).toEqual([
    { seed: "seed-0", kicks: SAMPLE_KICKS },
    { seed: "seed-1", kicks: SAMPLE_KICKS },
  ]);
});

test("too many attempts say how long to wait, and the kicks stay", async () => {
  await open({ [PLAY]: refuse("RATE_LIMIT_EXCEEDED", { retryAfterSeconds: 40 }) });
  await aimAll();
  await press("Anpfiff").click();
  await said(/40\sSekunden/);
  await expect.element(press("Schuss 5 ändern")).toBeVisible();
});

test("an offline start says that a moment of network is needed", async () => {
  await open({
    [START]: () => {
      throw new TypeError("gone");
    },
  });
  await press("Spiel beginnen").click();
  await expect.element(page.getByText("Zum Anfangen brauchst du kurz Netz.")).toBeVisible();
});

test("sound is off until the fan turns it on, and can be turned off again", async () => {
  await open();
  await page.getByRole("button", { name: /^Ton.* einschalten$/ }).click();
  await page.getByRole("button", { name: /^Ton.* ausschalten$/ }).click();
  await expect.element(page.getByRole("button", { name: /^Ton.* einschalten$/ })).toBeVisible();
});

test("speaks Turkish", async () => {
  await open({}, { language: "tr" });
  await press("Oyuna başla").click();
  await expect.element(page.getByText("5 atıştan 1. sırada: bir köşe seç.")).toBeVisible();
  await press("1. atışı belirle").click();
  await expect.element(page.getByText(/1\. atış tamam: sol alt, güç\s60\./)).toBeVisible();
});
