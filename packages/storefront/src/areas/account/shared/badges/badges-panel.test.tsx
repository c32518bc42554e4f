import { SAMPLE_NOW } from "@tribun/vitest-config/clock";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { reduceMotion } from "../../../../testing/motion.ts";
import { makeStage } from "../../../../testing/stage.tsx";
import { BadgesPanel } from "./badges-panel.tsx";

const HOUR_MS = 3_600_000;
const earned = (id: string, hoursAgo: number) => ({ id, earnedAt: new Date(SAMPLE_NOW - hoursAgo * HOUR_MS).toISOString() });
const shouted = () => document.querySelector("body > [aria-hidden] > i")?.parentElement?.textContent;

beforeEach(() => {
  localStorage.removeItem("tribun.cheered");
  reduceMotion(false);
});
afterEach(() => void vi.restoreAllMocks());

async function open(badges: readonly ReturnType<typeof earned>[], closed?: string[]) {
  const { element } = await makeStage({ screen: <BadgesPanel badges={[...badges]} closed={closed} /> });
  await render(element);
  await expect.element(page.getByRole("heading", { name: "Deine Wimpel" })).toBeVisible();
}

test("the newest of the pennants that are new is celebrated by its name", async () => {
  await open([earned("member", 40), earned("firstKick", 1), earned("winner", 60)]);
  await expect.poll(shouted).toMatch(/Erster Schuss/);
  await expect.element(page.getByText(/Erster Schuss/).and(page.getByRole("status"))).toBeInTheDocument();
});

test("several that came with one turn are celebrated together", async () => {
  await open([earned("member", 40), earned("firstKick", 1), earned("winner", 1), earned("fullScore", 1)]);
  await expect.poll(shouted).toMatch(/Neue Wimpel: Erster Schuss, .+, .+/);
});

test("who has had theirs for days is left in peace", async () => {
  await open([earned("member", 49), earned("winner", 200)]);
  expect(localStorage.getItem("tribun.cheered")).toBeNull();
  expect(shouted()).toBeUndefined();
});

const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });

test("one that cannot be earned now says so and leads nowhere; the others say how they come", async () => {
  await open([earned("member", 90), earned("firstKick", 90)], ["winner", "fullScore", "surveyor"]);
  await expect.element(row("Eiskalt")).toMatchTextContent(/Gerade nicht mehr zu holen: Jedes Spiel spielst du einmal/);
  await expect.element(row("Stimme der Kurve")).toMatchTextContent(/Es läuft keine Umfrage/);
  for (const name of ["Eiskalt", "Kein Fehlschuss", "Stimme der Kurve"]) expect(row(name).getByRole("link").elements()).toHaveLength(0);
  await expect.element(row("Abgeholt")).toMatchTextContent(/Kommt mit deiner ersten Belohnung/);
  await expect.element(row("Abgeholt").getByRole("link")).toBeVisible();
});

test("one that is earned stays, whatever is closed", async () => {
  await open([earned("winner", 90)], ["winner"]);
  await expect.element(row("Eiskalt")).toMatchTextContent(/seit /);
});

test("several that are earned at one place lead there once", async () => {
  await open([earned("member", 90)]);
  const toGame = page.getByRole("link", { name: "Zum Elfmeter" });
  expect(toGame.elements()).toHaveLength(1);
  await expect.element(row("Erster Schuss").getByRole("link")).toBeVisible();
});

test("where the first of them is earned, the next one leads there", async () => {
  await open([earned("member", 90), earned("firstKick", 90)]);
  await expect.element(row("Eiskalt").getByRole("link", { name: "Zum Elfmeter" })).toBeVisible();
  expect(page.getByRole("link", { name: "Zum Elfmeter" }).elements()).toHaveLength(1);
});
