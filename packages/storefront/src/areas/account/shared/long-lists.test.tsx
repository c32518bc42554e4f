import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Answers } from "../../../testing/fake-operator.ts";
import { BILL_ANSWERS, manyItems } from "../../../testing/sample-invoice.ts";
import { manyPacks, manyRunning, samplePack } from "../../../testing/sample-options.ts";
import { sampleSettings } from "../../../testing/sample-settings.ts";
import {
  changedLine,
  manyBonuses,
  manyLines,
  manyMethods,
  sampleChange,
  sampleLine,
  sampleOrder,
  sampleStanding,
  sampleUser,
} from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Bills } from "../bills/bills.tsx";
import { Dashboard } from "../dashboard/dashboard.tsx";
import { PackById } from "../packs/option-detail.tsx";
import { Options } from "../packs/options.tsx";
import { Overview } from "../line/overview.tsx";

const LINES = "GET /api/tariffs/me";
const PACKS = "/dashboard/options";

async function open(screen: ReactNode, path: string, answers: Answers) {
  const stage = await makeStage({ screen, path, answers, user: sampleUser });
  await render(stage.element);
  return stage;
}
const DASHBOARD = {
  "GET /api/orders": [],
  "GET /api/tariffs/me/ping": sampleStanding,
  "GET /api/users/me": sampleUser,
  "GET /api/invoices/me": [],
};
const more = () => page.getByRole("button", { name: "20 weitere zeigen" });
const count = (role: "region" | "link", name: RegExp) => page.getByRole(role, { name }).elements().length;
const onSale = () => count("link", /^Ansehen: Ek \d+ GB/);

test("five hundred lines stand on the dashboard twenty at a time, with the facts of the same lines and every order that is told of", async () => {
  await open(<Dashboard />, "/dashboard", {
    ...DASHBOARD,
    [LINES]: manyLines(500),
    "GET /api/orders": Array.from({ length: 20 }, (_, at) => ({ ...sampleOrder, id: `o${at}`, state: "provisioning" })),
  });
  const boards = /^Serbest M, /;
  await expect.poll(() => count("region", boards)).toBe(20);
  await expect.poll(() => page.getByRole("heading", { name: /^Bestellung/ }).elements()).toHaveLength(20);
  await more().click();
  await expect.element(page.getByText("40 von 500")).toBeVisible();
  expect(count("region", boards)).toBe(40);
  // The part below loads when the fan goes there.
  await userEvent.keyboard("{End}");
  await expect.poll(() => page.getByRole("link", { name: "Vertrag kündigen" }).elements()).toHaveLength(40);
});

test("packs that run and packs on sale come twenty at a time; of five hundred lines one is chosen from a list", async () => {
  await open(<Options />, PACKS, {
    [LINES]: manyLines(500),
    "GET /api/tariffs/options/me": manyRunning(500),
    "GET /api/tariffs/options": manyPacks(500),
  });
  const boards = /^Türkiye 500 für /;
  await expect.poll(() => count("region", boards)).toBe(20);
  await expect.poll(onSale).toBe(20);
  await more().first().click();
  await expect.poll(() => count("region", boards)).toBe(40);
  await more().last().click();
  await expect.poll(onSale).toBe(40);
  await page.getByLabelText("Für welche Nummer?").selectOptions("l400");
  await expect.poll(() => count("region", boards)).toBe(1);
});

test("a pack is ordered for one of five hundred lines", async () => {
  await open(<PackById id="ek-10" />, `${PACKS}/ek-10`, {
    [LINES]: manyLines(500),
    "GET /api/tariffs/options/ek-10": samplePack,
    "GET /api/tariffs/options/me": [],
    "GET /api/users/me/payment-methods": [],
  });
  const line = page.getByLabelText("Für welche Nummer?");
  await line.selectOptions("l499");
  await expect.element(line).toHaveValue("l499");
});

test("the line that is looked at is one of five hundred", async () => {
  await open(<Overview />, "/dashboard/account/overview", {
    [LINES]: manyLines(500),
    "GET /api/lines/l1/settings": sampleSettings,
    "GET /api/lines/l500/settings": sampleSettings,
  });
  const line = page.getByLabelText("Welcher Tarif?");
  await expect.element(line).toHaveValue("l1");
  await line.selectOptions("l500");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(line).toHaveValue("l500");
});

test("the items of a bill, its reasons and what no bill has yet come twenty at a time, each above its sum", async () => {
  const { invoice, charges } = manyItems(500);
  await open(<Bills />, "/dashboard/bills", {
    ...BILL_ANSWERS,
    "GET /api/invoices/me": [invoice],
    "GET /api/invoices/i1": invoice,
    "GET /api/contracts/charges/details": charges,
  });
  await expect.poll(() => page.getByText("20 von 500").elements()).toHaveLength(3);
  const items = () =>
    page
      .getByRole("term")
      .filter({ hasText: /^Derbi 24 h, \d+$/ })
      .elements().length;
  expect(items()).toBe(60);
  await more().last().click();
  await expect.poll(items).toBe(80);
  await expect.element(page.getByRole("definition").filter({ hasText: "1.495,00" }).first()).toBeVisible();
  await page.getByText(/^Beanstanden, noch/).click();
  await page.getByLabelText("Worum geht es?").selectOptions("3");
});

test("five hundred bonuses on a line stand on its board after the first four by a press, those first that end first", async () => {
  await open(<Dashboard />, "/dashboard", { ...DASHBOARD, [LINES]: [{ ...sampleLine, allowances: manyBonuses(500) }] });
  const bonuses = page.getByRole("listitem").filter({ hasText: "Bonus bis" });
  await expect.poll(() => bonuses.elements().length).toBe(4);
  await expect.element(bonuses.first()).toMatchTextContent(/2101$/);
  await more().click();
  await expect.poll(() => bonuses.elements().length).toBe(24);
});

test("of five hundred changes of contracts twenty are told, and more on demand", async () => {
  const lines = manyLines(500).map((line, at) => ({ ...changedLine, ...line, changes: [{ ...sampleChange, id: `c${at}` }] }));
  await open(<Dashboard />, "/dashboard", { ...DASHBOARD, [LINES]: lines });
  const told = () => page.getByRole("heading", { name: /^Dein Vertrag für .* ändert sich/ }).elements().length;
  await expect.poll(told).toBe(20);
  await more().first().click();
  await expect.poll(told).toBe(40);
});

test("a bill is paid in one of five hundred ways that are kept, chosen from a list", async () => {
  await open(<Bills />, "/dashboard/bills", { ...BILL_ANSWERS, "GET /api/users/me/payment-methods": manyMethods(500) });
  const way = page.getByLabelText("Wie möchtest du zahlen?");
  await expect.element(way).toHaveValue("pm1");
  await way.selectOptions("pm500");
  await expect.element(way).toHaveValue("pm500");
  expect(page.getByRole("radio", { name: /^Visa/ }).elements()).toEqual([]);
});
