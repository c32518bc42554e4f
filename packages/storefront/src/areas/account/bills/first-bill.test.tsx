import { euro, type Language } from "@tribun/domain";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Answers } from "../../../testing/fake-operator.ts";
import { reduceMotion } from "../../../testing/motion.ts";
import { BILL_ANSWERS, firstInvoice, sampleInvoice, sampleSeasons } from "../../../testing/sample-invoice.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Bills } from "./bills.tsx";

beforeEach(() => {
  localStorage.removeItem("tribun.cheered");
  const motion = reduceMotion(false);
  onTestFinished(() => motion.mockRestore());
});

async function open(answers: Answers, path = "/dashboard/bills", language: Language = "de") {
  const { element } = await makeStage({ screen: <Bills />, path, answers: { ...BILL_ANSWERS, ...answers }, user: sampleUser, language });
  await render(element);
}

const firstOfAll = { ...sampleInvoice, status: "paid", paid: true, payable: false, paidDate: "2026-11-14" };
const oneSeason = (count: number, openCount: number) => ({ "GET /api/invoices/seasons": [{ ...sampleSeasons[0], count, openCount }] });
// A receipt for the activation fee and a credit are listed as paid too.
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
  const check = { transactionStatus: 0, tId: "t1", orderId: "i1", purpose: "invoice", price: sampleInvoice.total, own: true };
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

const base = (span: string) => `Grundpreis Serbest M, 0171 39200 33, ${span}`;

test.each([
  ["de", "began in the month before", "2026-09-20", /01\.10\.–31\.10\.2026\. Im Vormonat zählten nur die Tage ab dem 20\.09\.2026\.$/],
  ["de", "is new in this one", "2026-10-15", /\. Neuer Vertrag: Es zählen nur die Tage ab dem 15\.10\.2026\.$/],
  ["tr", "began in the month before", "2026-09-20", /\. Önceki ayda yalnızca 20\.09\.2026 tarihinden itibaren olan günler sayıldı\.$/],
  ["tr", "is new in this one", "2026-10-15", /\. Yeni sözleşme: yalnızca 15\.10\.2026 tarihinden itibaren olan günler sayıldı\.$/],
] as const)("a line that %s says so where the bill differs by it: %s", async (language, _, since, words) => {
  const bill = { ...sampleInvoice, changes: [{ label: base("01.10.–31.10.2026"), amount: euro(1103), since }] };
  await open({ "GET /api/invoices/me": [bill, firstInvoice], "GET /api/invoices/i1": bill }, undefined, language);
  await expect.element(page.getByRole("term").filter({ hasText: words })).toBeVisible();
});

test("a bill that differs by anything else says no such thing", async () => {
  await open({ "GET /api/invoices/me": [sampleInvoice, firstInvoice], "GET /api/invoices/i1": sampleInvoice });
  await expect.element(page.getByText("Warum anders als im Vormonat")).toBeVisible();
  expect(page.getByText(/Im Vormonat zählten|Neuer Vertrag/).elements()).toEqual([]);
});
