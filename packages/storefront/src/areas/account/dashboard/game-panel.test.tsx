import type { Game } from "@tribun/api-client/contract";
import type { Brand } from "@tribun/brand-contract";
import type { Language } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { refuse } from "../../../testing/fake-operator.ts";
import { sampleBrand } from "../../../testing/sample-brand.ts";
import { sampleGame, sampleShootout } from "../../../testing/sample-games.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { GamePanel } from "./game-panel.tsx";

const CALL = "GET /api/games";

async function open(answer: unknown, { language = "de", brand }: { readonly language?: Language; readonly brand?: Brand } = {}) {
  const at = { screen: <GamePanel />, path: "/dashboard", user: sampleUser };
  const stage = await makeStage({ ...at, answers: { [CALL]: answer }, language, ...(brand && { brand }) });
  await render(stage.element);
  return stage;
}
const link = (name: string) => page.getByRole("link", { name, exact: true });
const both = (one: Game["state"], other: Game["state"]) => [
  { ...sampleGame, state: one },
  { ...sampleShootout, state: other },
];

test.each([
  [
    "a win without its reward before all else",
    both("won", "ready"),
    /^Gewonnen\. Dein Bonusinternet wartet/,
    "Belohnung aussuchen",
    "Zum Spiel",
  ],
  [
    "a game that can be played",
    both("booked", "ready"),
    /^Elfmeter für Bonusinternet.*Dein nächstes Spiel: Elfmeterschießen im Derby, 7 Schüsse\./,
    "Belohnungen",
    "Elfmeter spielen",
  ],
  ["a reward that waits for the line", both("parked", "lost"), /^Dein Bonusinternet ist aufgehoben/, "Belohnungen", "Zum Spiel"],
  ["that all is played", both("lost", "booked"), /^Abgepfiffen/, "Belohnungen", "Zum Spiel"],
])("tells of %s", async (_, answer, words, rewards, game) => {
  await open(answer);
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(link(rewards)).toHaveAttribute("href", "/dashboard/rewards");
  await expect.element(link(game)).toHaveAttribute("href", "/fan/games/penalty");
});

test("speaks Turkish", async () => {
  await open(both("won", "lost"), { language: "tr" });
  await expect.element(link("Ödülünü seç")).toBeVisible();
});

test("where the operator cannot tell, promises no game to play, and leads to both", async () => {
  const { sent } = await open(refuse("-1"));
  await expect.poll(() => sent.map(({ call }) => call)).toContain(CALL);
  await expect.element(link("Zum Spiel")).toHaveAttribute("href", "/fan/games/penalty");
  await expect.element(link("Belohnungen")).toBeVisible();
  expect(link("Elfmeter spielen").elements()).toHaveLength(0);
  expect(page.getByText(/Elfmeter für Bonusinternet/).elements()).toHaveLength(0);
});

test("says nothing where there is no game", async () => {
  const { sent } = await open([]);
  await expect.poll(() => sent.map(({ call }) => call)).toContain(CALL);
  await expect.element(page.getByRole("region", { name: "Elfmeter und Belohnungen" })).not.toBeInTheDocument();
  expect(page.getByRole("link").elements()).toHaveLength(0);
});

test.each([
  ["de", /^Mit deiner Nummer oder E-Mail-Adresse ist der Elfmeter schon gespielt/, "Belohnungen"],
  ["tr", /^Penaltı senin numaranla ya da e-posta adresinle başka bir hesapta oynanmış/, "Ödüller"],
] as const)("invites nobody to a game that was played with another account (%s)", async (language, words, rewards) => {
  await open([{ ...sampleGame, closed: "otherAccount" }], { language });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(link(rewards)).toBeVisible();
  expect(page.getByRole("link").elements()).toHaveLength(1);
});

test("a game that is left is what counts beside one that is closed", async () => {
  await open([
    { ...sampleGame, closed: "otherAccount" },
    { ...sampleShootout, state: "ready" },
  ]);
  await expect.element(page.getByText(/Dein nächstes Spiel: Elfmeterschießen im Derby/)).toBeVisible();
});

const gameless = { ...sampleBrand, capabilities: { ...sampleBrand.capabilities, games: false } };

test.each([
  { state: "won", language: "de", title: "Dein Gewinn", words: /^Gewonnen\. Dein Bonusinternet wartet/, rewards: "Belohnung aussuchen" },
  { state: "parked", language: "tr", title: "Ödülün", words: /^Bonus internetin senin için saklanıyor/, rewards: "Ödüller" },
] as const)("a club that has switched its games off still leads to what was $state, and speaks of no game", async (told) => {
  const { state, language, title, words, rewards } = told;
  await open([{ ...sampleGame, state }], { language, brand: gameless });
  const panel = page.getByRole("region", { name: title, exact: true });
  await expect.element(panel.getByText(words)).toBeVisible();
  await expect.element(panel.getByRole("link", { name: rewards, exact: true })).toHaveAttribute("href", "/dashboard/rewards");
  expect(page.getByRole("link").elements()).toHaveLength(1);
  expect(document.body.textContent).not.toMatch(/elfmeter|penaltı/i);
});

test.each([
  ["what was won lies on the line", [{ ...sampleGame, state: "booked" }]],
  ["nobody can tell", refuse("-1")],
])("where %s, such a club says nothing", async (_, answer) => {
  const { sent } = await open(answer, { brand: gameless });
  await expect.poll(() => sent.map(({ call }) => call)).toContain(CALL);
  await expect.element(page.getByRole("region")).not.toBeInTheDocument();
});
