import { SAMPLE_NOW } from "@tribun/vitest-config/clock";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { reduceMotion } from "../../../testing/motion.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { BadgesPanel } from "./badges-panel.tsx";

const HOUR_MS = 3_600_000;
const earned = (id: string, hoursAgo: number) => ({ id, earnedAt: new Date(SAMPLE_NOW - hoursAgo * HOUR_MS).toISOString() });
const shouted = () => document.querySelector("body > [aria-hidden] > i")?.parentElement?.textContent;

beforeEach(() => {
  localStorage.removeItem("tribun.cheered");
  reduceMotion(false);
});
afterEach(() => void vi.restoreAllMocks());

async function open(badges: readonly ReturnType<typeof earned>[]) {
  const { element } = await makeStage({ screen: <BadgesPanel badges={[...badges]} /> });
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
