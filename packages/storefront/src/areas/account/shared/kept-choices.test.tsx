import { euro } from "@tribun/domain";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openUntilTokenEnds } from "../../../testing/ended-session.tsx";
import type { Answers } from "../../../testing/fake-operator.ts";
import { sampleGame, sampleResult, sampleRewards } from "../../../testing/sample-games.ts";
import { sampleGiveaway } from "../../../testing/sample-giveaway.ts";
import { BILL_ANSWERS } from "../../../testing/sample-invoice.ts";
import { samplePack, samplePacks } from "../../../testing/sample-options.ts";
import { sampleSurvey } from "../../../testing/sample-survey.ts";
import { ported, portedOrder, sampleDevices, sampleLine, sampleMethods, sampleStanding, sampleUser } from "../../../testing/samples.ts";
import { CONSENT } from "../../../hydration/islands/consent.ts";

beforeEach(() => {
  localStorage.setItem(CONSENT.key, JSON.stringify({ version: CONSENT.version, choice: "denied", at: "2026-11-21T10:00:00.000Z" }));
});

const radio = (name: string | RegExp) => page.getByRole("radio", { name });
const field = (name: string) => page.getByRole("textbox", { name });
const choose = (name: string | RegExp) => radio(name).click({ force: true });

/** Begins something, signs in again, and returns to the same page. */
async function backAfter(path: string, answers: Answers, begin: () => Promise<void>) {
  const { endToken, signInAgain, ...made } = await openUntilTokenEnds(path, [], answers);
  await begin();
  await endToken();
  await signInAgain();
  return made;
}

test("the reward that was chosen for a win is still chosen", async () => {
  const answers = {
    "GET /api/games": [{ ...sampleGame, state: "won", result: sampleResult("win") }],
    "GET /api/rewards": sampleRewards,
    "GET /api/users/list": [],
  };
  await backAfter("/dashboard/rewards", answers, () => choose(/2 GB/));
  await expect.element(radio(/2 GB/)).toBeChecked();
});

test("the kicks that were chosen for a game stand there again, and the next one is aimed", async () => {
  const press = (name: string) => page.getByRole("button", { name, exact: true });
  const answers = {
    "GET /api/games": [{ ...sampleGame, state: "ready" }],
    "GET /api/rewards": sampleRewards,
    "POST /api/games/penalty/start": { seed: "x.e30.x", expiresAt: "2026-11-21T11:00:00.000Z", kicks: 5, goalsToWin: 4 },
    "POST /api/games/penalty/results": sampleResult("win"),
  };
  const { sent } = await backAfter("/fan/games/penalty", answers, async () => {
    await press("Spiel beginnen").click();
    await choose("oben rechts");
    for (const number of [1, 2]) await press(`Schuss ${number} festlegen`).click();
    await expect.element(press("Schuss 3 festlegen")).toBeVisible();
  });
  await choose("unten Mitte");
  for (const number of [3, 4, 5]) await press(`Schuss ${number} festlegen`).click();
  await press("Anpfiff").click();
  await expect
    .poll(() => sent.find(({ call }) => call.endsWith("/results"))?.body)
    .toMatchObject({ kicks: ["rightHigh", "rightHigh", "centreLow", "centreLow", "centreLow"].map((zone) => ({ zone })) });
});

test("what was typed for a giveaway stands there again, and nothing is agreed to", async () => {
  const consent = page.getByRole("checkbox", { name: sampleGiveaway.consentText });
  await backAfter("/giveaway", { "GET /api/giveaways": [sampleGiveaway] }, async () => {
    await field("Vorname").fill("Nuray");
    await field("Geburtsdatum").fill("19/05/1990");
    await consent.click({ force: true });
  });
  await expect.element(field("Vorname")).toHaveValue("Nuray");
  await expect.element(field("Geburtsdatum")).toHaveValue("19/05/1990");
  await expect.element(consent).not.toBeChecked();
});

test("a survey keeps its answers", async () => {
  await backAfter("/survey", { "GET /api/surveys/current": sampleSurvey }, async () => {
    await choose("4");
    await field("Was fehlt dir noch?").fill("Mehr Derbys");
  });
  await expect.element(radio("4")).toBeChecked();
  await expect.element(field("Was fehlt dir noch?")).toHaveValue("Mehr Derbys");
});

test("the journey that was planned keeps its days and habits", async () => {
  const answers = { "GET /api/tariffs/me": [sampleLine], "GET /api/tariffs/options": samplePacks, "GET /api/tariffs/options/me": [] };
  await backAfter("/dashboard/options", answers, async () => {
    await field("Wie viele Tage?").fill("12");
    await choose(/^Viel/);
  });
  await expect.element(field("Wie viele Tage?")).toHaveValue("12");
  await expect.element(radio(/^Viel/)).toBeChecked();
});

test("the way to pay a pack stays chosen, and an early start is not declared for anybody", async () => {
  const pack = {
    "GET /api/tariffs/me": [sampleLine],
    "GET /api/tariffs/options/me": [],
    "GET /api/tariffs/options/ek-10": samplePack,
    "GET /api/users/me/payment-methods": sampleMethods,
  };
  const early = radio(/^Sofort/);
  await backAfter("/dashboard/options/ek-10", pack, async () => {
    await choose(/^PayPal/);
    await early.click({ force: true });
  });
  await expect.element(radio(/^PayPal/)).toBeChecked();
  await expect.element(early).not.toBeChecked();
});

test("the way to pay a bill stays chosen", async () => {
  await backAfter("/dashboard/bills", { ...BILL_ANSWERS, "GET /api/users/me/payment-methods": sampleMethods }, () => choose(/^PayPal/));
  await expect.element(radio(/^PayPal/)).toBeChecked();
});

test("another language that was not saved yet is still the chosen one", async () => {
  const answers = {
    "GET /api/users/me/payment-methods": sampleMethods,
    "GET /api/auth/passkeys": [],
    "GET /api/auth/sessions": sampleDevices,
  };
  await backAfter("/dashboard/account/profile", answers, () => choose("Türkçe"));
  await expect.element(radio("Türkçe")).toBeChecked();
});

test("a new number for a line that cannot be brought along stays chosen, and its part open", async () => {
  const porting = ported({ state: "declined", reason: "alreadyPorted", canCorrect: false, canTakeNewNumber: true, triesLeft: 2 });
  const number = { ...{ id: "n1", msisdn: "+491713920033", kind: "general", keywordType: 0, tier: "standard" }, fee: euro(0) };
  const answers = {
    "GET /api/orders": [portedOrder(porting)],
    "GET /api/portings/me": [porting],
    "GET /api/tariffs/me/ping": sampleStanding,
    "GET /api/phone-registries": [number],
  };
  await backAfter("/dashboard", { ...answers, "GET /api/users/me": sampleUser }, async () => {
    await page.getByText("Neue Nummer nehmen").click();
    await choose("0171 39200 33");
  });
  await expect.element(radio("0171 39200 33")).toBeVisible();
  await expect.element(radio("0171 39200 33")).toBeChecked();
  await expect.element(page.getByRole("button", { name: /^Mit .* starten$/ })).toBeVisible();
});
