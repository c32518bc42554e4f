import { euro } from "@tribun/domain";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Answers } from "../../testing/fake-operator.ts";
import { reduceMotion } from "../../testing/motion.ts";
import { BILL_ANSWERS, firstInvoice, sampleInvoice, sampleSeasons } from "../../testing/sample-invoice.ts";
import { sampleUser } from "../../testing/samples.ts";
import { makeStage } from "../../testing/stage.tsx";
import { Bills } from "./bills.tsx";

beforeEach(() => {
  localStorage.removeItem("tribun.cheered");
  const motion = reduceMotion(false);
  onTestFinished(() => motion.mockRestore());
});

async function open(answers: Answers, path = "/dashboard/bills") {
  const { element } = await makeStage({ screen: <Bills />, path, answers: { ...BILL_ANSWERS, ...answers }, user: sampleUser });
  await render(element);
}

const firstOfAll = { ...sampleInvoice, status: "paid", paid: true, payable: false, paidDate: "2026-11-14" };
const oneSeason = (count: number, openCount: number) => ({ "GET /api/invoices/seasons": [{ ...sampleSeasons[0], count, openCount }] });
// A receipt for the opening fee and a credit are listed as paid too.
const aside = [
  { ...firstOfAll, id: "r1", kind: "receipt" },
  { ...firstOfAll, id: "c1", kind: "credit" },
];

test.each<[string, Answers, boolean]>([
  [
    "by a debit that nobody saw",
    { ...oneSeason(4, 1), "GET /api/invoices/me": [sampleInvoice, { ...firstOfAll, id: "i0" }, ...aside] },
    true,
  ],
  ["but not the second", { ...oneSeason(2, 0), "GET /api/invoices/me": [firstOfAll, { ...firstOfAll, id: "i0" }] }, false],
  ["but not when it is long ago", { ...oneSeason(1, 0), "GET /api/invoices/me": [{ ...firstOfAll, paidDate: "2026-09-14" }] }, false],
  [
    "but not where others may be on another page",
    { ...oneSeason(30, 1), "GET /api/invoices/me": [sampleInvoice, { ...firstOfAll, id: "i0" }] },
    false,
  ],
  ["but not after a season that is over", { "GET /api/invoices/me": [firstOfAll] }, false],
])("the first bill that is paid is celebrated in the club's words, %s", async (_, answers, celebrated) => {
  await open(answers);
  await expect.element(page.getByRole("region", { name: /im Detail/ })).toBeVisible();
  if (celebrated) await expect.element(page.getByText("Tor. Jubel los. Deine erste Rechnung ist bezahlt")).toBeInTheDocument();
  else expect([document.querySelector("body > [aria-hidden=true] > i"), localStorage.getItem("tribun.cheered")]).toEqual([null, null]);
});

test("a bill that was paid at the checkout is thanked for, and celebrated where it is the first", async () => {
  const check = { transactionStatus: 0, tId: "t1", orderId: "i1", purpose: "invoice", price: sampleInvoice.total, payer: sampleUser.id };
  await open({ "GET /c/c1/check": check, ...oneSeason(1, 0), "GET /api/invoices/me": [firstOfAll] }, "/dashboard/bills?cId=c1");
  await expect.element(page.getByText("Deine Zahlung ist da. Danke.")).toBeVisible();
  await expect.element(page.getByText("Tor. Jubel los. Deine erste Rechnung ist bezahlt")).toBeInTheDocument();
});

test("a fan whose line runs reads the day on which the first bill comes", async () => {
  await open({
    "GET /api/invoices/seasons": [],
    "GET /api/contracts/charges/details": { ...BILL_ANSWERS["GET /api/contracts/charges/details"], periodFrom: "2026-11-14" },
  });
  await expect.element(page.getByText(/^Die erste kommt am 1\.\sDezember\s2026, per E-\u2060?Mail und hier\.$/)).toBeVisible();
});

const whole = { from: "2026-09-01", to: "2026-09-30" };
const second = {
  ...sampleInvoice,
  period: whole,
  changes: [{ label: "Grundpreis Serbest M, 0171 39200 33, 01.09.–30.09.2026", amount: euro(1103) }],
};
const PART = "Im Vormonat zählten nur die Tage ab dem 20.08.2026.";

test("the bill after the first says that the first had only a part of its month, and no later one does", async () => {
  await open({ "GET /api/invoices/me": [second, firstInvoice], "GET /api/invoices/i1": second });
  await expect.element(page.getByRole("region", { name: /im Detail/ }).getByText(PART)).toBeVisible();
});

test.each([
  ["a later one", [sampleInvoice, firstInvoice]],
  ["one after a whole month", [sampleInvoice, { ...firstOfAll, id: "i0", period: whole, diffToPrevious: undefined }]],
])("%s says no such thing", async (_, invoices) => {
  await open({ "GET /api/invoices/me": invoices, "GET /api/invoices/i1": sampleInvoice });
  await expect.element(page.getByText("Warum anders als im Vormonat")).toBeVisible();
  expect(page.getByText(/^Im Vormonat zählten/).elements()).toEqual([]);
});
