import type { Line } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleLine, sampleStanding, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Dashboard } from "./dashboard.tsx";

/** Minimum size of a touch target in pixels (WCAG 2.5.5). */
const FINGER_PX = 44;
const heightOf = (link: string) => Math.round(page.getByRole("link", { name: link }).element().getBoundingClientRect().height);

async function open(told: Partial<Line>, language: Language = "de") {
  const answers = {
    "GET /api/tariffs/me": [{ ...sampleLine, ...told }],
    "GET /api/orders": [],
    "GET /api/tariffs/me/ping": sampleStanding,
    "GET /api/invoices/me": [],
  };
  await render((await makeStage({ screen: <Dashboard />, path: "/dashboard", answers, user: sampleUser, language })).element);
}

test.each([
  ["de", /^Dieser Anschluss ist gesperrt, weil eine Rechnung nicht bezahlt ist/, "Offene Rechnung bezahlen"],
  ["tr", /^Bu hat, ödenmemiş bir fatura yüzünden kapalı/, "Faturayı öde"],
] as const)("a line that is blocked for an unpaid bill leads to it, in %s", async (language, words, link) => {
  await open({ status: "blocked" }, language);
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole("link", { name: link })).toHaveAttribute("href", "/dashboard/bills?show=open");
  expect(heightOf(link)).toBeGreaterThanOrEqual(FINGER_PX);
});

test.each([
  ["blockedByFan", "de", /^Deine SIM ist gesperrt/, "Zur Sperre"],
  ["blockedByBoth", "tr", /^SIM’in bloke/, "SIM’e git"],
] as const)("a SIM that is %s is said in %s, and leads to where its fan takes the block off", async (state, language, words, link) => {
  await open({ sim: { ...sampleLine.sim, state } }, language);
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole("link", { name: link })).toHaveAttribute("href", "/dashboard/account/overview?line=l1");
  expect(heightOf(link)).toBeGreaterThanOrEqual(FINGER_PX);
});

test("a line whose SIM its fan has blocked is called blocked, and no data is sold for it", async () => {
  await open({ sim: { ...sampleLine.sim, state: "blockedByFan" } });
  await expect.element(page.getByText("gesperrt", { exact: true })).toBeVisible();
  expect(document.querySelector('a[href^="/dashboard/options?"]')).toBeNull();
});

test.each(["active", "blockedByOperator"] as const)("a SIM that its fan has not blocked, %s, is not said to be", async (state) => {
  await open({ sim: { ...sampleLine.sim, state } });
  await expect.element(page.getByText("GB übrig")).toBeVisible();
  expect(page.getByText("Deine SIM ist gesperrt", { exact: false }).elements()).toEqual([]);
});
