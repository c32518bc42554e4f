import { euro } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { BILL_ANSWERS, manyItems, paidMonths, sampleCharges, sampleInvoice, sampleSeasons } from "../../../testing/sample-invoice.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Bills } from "./bills.tsx";

const LIST = "GET /api/invoices/me";
const CHARGES = "GET /api/contracts/charges/details";
const never = () => new Promise(() => undefined);

async function open(answers: Answers) {
  const stage = await makeStage({
    screen: <Bills />,
    path: "/dashboard/bills",
    answers: { ...BILL_ANSWERS, ...answers },
    user: sampleUser,
  });
  await render(stage.element);
}
const board = () => page.getByRole("region", { name: "Summen der Saison 2026" });
const unbilled = () => page.getByRole("region", { name: "Noch nicht auf der Rechnung" });

test("bills that did not come leave the season's sums, and can be asked for again", async () => {
  await open({ [LIST]: (_: unknown, before: number) => (before === 0 ? refuse("-1") : [sampleInvoice, ...paidMonths(2)]) });
  await expect.element(board()).toBeVisible();
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect.element(page.getByRole("row", { name: /Oktober/ })).toBeVisible();
});

test("bills and charges that did not come are each named, so that a fan knows which of both is missing", async () => {
  await open({ [LIST]: refuse("-1"), [CHARGES]: refuse("-1") });
  const missing = (what: string) => page.getByRole("alert").filter({ hasText: what });
  await expect.element(missing("Deine Rechnungen ließen sich nicht laden")).toBeVisible();
  await expect.element(missing("Der Betrag seit der letzten Rechnung ließ sich nicht laden")).toBeVisible();
});

test("bills that are still to come say so below the season's sums", async () => {
  await open({ [LIST]: never });
  await expect.element(board()).toBeVisible();
  await expect.element(page.getByRole("status", { name: "Deine Rechnungen werden geladen" })).toBeVisible();
  await expect.element(unbilled()).toBeVisible();
});

test("charges that did not come can be asked for again beside the bills", async () => {
  await open({ [CHARGES]: (_: unknown, before: number) => (before === 0 ? refuse("-1") : sampleCharges) });
  await expect.element(page.getByRole("row", { name: /Oktober/ })).toBeVisible();
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect.element(unbilled()).toBeVisible();
});

test("charges that are still to come say so", async () => {
  await open({ [CHARGES]: never });
  await expect.element(page.getByRole("status", { name: "Was noch nicht berechnet ist, wird geladen" })).toBeVisible();
});

test("where nothing has been charged since the last bill, that is said", async () => {
  await open({ [CHARGES]: { ...sampleCharges, items: [], total: euro(0) } });
  await expect.element(unbilled()).toMatchTextContent("Seit der letzten Rechnung ist nichts dazugekommen.");
});

test("of five hundred charges twenty are shown, and more on demand", async () => {
  await open({ [CHARGES]: manyItems(500).charges });
  const terms = () => unbilled().getByRole("term").elements().length;
  await expect.poll(terms).toBe(21);
  await unbilled().getByRole("button").click();
  await expect.poll(terms).toBeGreaterThan(21);
});

test("a number in what no bill has yet stays on one line", async () => {
  await open({
    [CHARGES]: { ...sampleCharges, items: sampleCharges.items.map((item) => ({ ...item, label: "Grundpreis, 0171 39200 33" })) },
  });
  await expect.poll(() => unbilled().query()?.textContent).toContain("0171\u00a039200\u00a033");
});

test.each([390, 820, 1280])("at %i px nothing moves when it is known that there are bills of several years", async (width) => {
  await page.viewport(width, 844);
  const answer = Promise.withResolvers<unknown>();
  await open({ "GET /api/invoices/seasons": () => answer.promise });
  const all = page.getByRole("link", { name: "Alle", exact: true });
  await expect.element(all).toBeVisible();
  const place = () => {
    const { x, y } = all.element().getBoundingClientRect();
    return { x, y };
  };
  const before = place();
  answer.resolve([2026, 2025, 2024, 2023, 2022].map((year) => ({ ...sampleSeasons[0], year })));
  await expect.element(page.getByRole("link", { name: "2022" })).toBeVisible();
  expect(place()).toEqual(before);
});
