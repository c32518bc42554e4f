import type { Line } from "@tribun/api-client/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse, type Sent } from "../../../testing/fake-operator.ts";
import { sampleSettings } from "../../../testing/sample-settings.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Overview } from "./overview.tsx";

const LINES = "GET /api/tariffs/me";
const SETTINGS = "GET /api/lines/l1/settings";
const UNBLOCK = "POST /api/lines/l1/sim/unblock";
const SHIELD = "PATCH /api/lines/l1/cost-shield";
const blocked: Line = { ...sampleLine, sim: { ...sampleLine.sim, state: "blockedByFan" } };
const shield = (state: "capped" | "continued") => ({ ...sampleSettings, costShield: { ...sampleSettings.costShield, state } });

async function open(answers: Answers) {
  const all = { [LINES]: [sampleLine], [SETTINGS]: sampleSettings, ...answers };
  const stage = await makeStage({ screen: <Overview />, path: "/dashboard/account/overview", answers: all, user: sampleUser });
  await render(stage.element);
  return stage;
}
const button = (name: string) => page.getByRole("button", { name, exact: true });
const inDialog = (name: string) => page.getByRole("alertdialog").getByRole("button", { name, exact: true });
const focused = () => document.activeElement?.textContent;

test("a block is taken off by the password; no gives the focus back, yes leaves it on the receipt", async () => {
  const { sent } = await open({
    [LINES]: (_: Sent, before: number) => [before === 0 ? blocked : sampleLine],
    [UNBLOCK]: (_: Sent, before: number) => (before === 0 ? refuse("1004") : sampleLine.sim),
  });
  await button("Sperre aufheben").click();
  await button("Abbrechen").click();
  await expect.element(button("Sperre aufheben")).toHaveFocus();
  await button("Sperre aufheben").click();
  const password = page.getByLabelText("Dein Passwort", { exact: true });
  await password.fill("falsch");
  await button("Sperre aufheben").click();
  await expect.element(password).toHaveAccessibleDescription("Dieses Passwort stimmt nicht.");
  await password.fill("Tribun#1907");
  await button("Sperre aufheben").click();
  await expect
    .poll(() => sent.filter(({ call }) => call === UNBLOCK).map(({ body }) => body))
    .toEqual([{ password: "falsch" }, { password: "Tribun#1907" }]);
  await expect.poll(() => button("Sperre aufheben").query()).toBeNull();
  await expect.poll(focused).toContain("Deine SIM funktioniert wieder.");
});

test("a SIM that the operator has blocked leads to the bill that lifts the block", async () => {
  await open({ [LINES]: [{ ...sampleLine, status: "blocked", sim: { ...sampleLine.sim, state: "blockedByOperator" } }] });
  await expect.element(page.getByText(/^Diese Sperre kommt von uns, weil eine Rechnung nicht bezahlt ist/)).toBeVisible();
  const pay = page.getByRole("link", { name: "Offene Rechnung bezahlen" });
  await expect.element(pay).toHaveAttribute("href", "/dashboard/bills?show=open");
});

test("who goes on beyond the cap hears so, in place of the button", async () => {
  await open({ [SETTINGS]: shield("capped"), [SHIELD]: shield("continued") });
  await button("Diesen Monat weitersurfen").click();
  await inDialog("Diesen Monat weitersurfen").click();
  await expect.poll(() => button("Diesen Monat weitersurfen").query()).toBeNull();
  await expect.poll(focused).toMatch(/^Du surfst diesen Monat über deine Grenze hinaus/);
});
