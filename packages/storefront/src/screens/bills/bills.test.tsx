import { euro, type Language } from "@tribun/domain";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../testing/fake-operator.ts";
import { sampleInvoice } from "../../testing/sample-invoice.ts";
import { sampleUser } from "../../testing/samples.ts";
import { makeStage } from "../../testing/stage.tsx";
import { Bills } from "./bills.tsx";

const LIST = "GET /api/invoices/me";

beforeEach(() => localStorage.clear());

async function open(answers: Answers = {}, { path = "/dashboard/bills", language = "de" }: { path?: string; language?: Language } = {}) {
  const stage = await makeStage({ screen: <Bills />, path, answers: { [LIST]: [sampleInvoice], ...answers }, user: sampleUser, language });
  await render(stage.element);
  return stage;
}
const bill = () => page.getByRole("region", { name: "Rechnung R1-2026-000002" });

test("shows number, state, sum, due day and the difference to the month before", async () => {
  await open();
  await expect.element(bill().getByText("überfällig")).toBeVisible();
  await expect.element(bill().getByText("17,99 €").first()).toBeVisible();
  await expect.element(bill().getByText("15.11.2026")).toBeVisible();
  await expect.element(bill().getByText("3,00 € mehr als im Vormonat")).toBeVisible();
});

test("speaks Turkish", async () => {
  await open({}, { language: "tr" });
  await expect.element(page.getByRole("region", { name: "Fatura R1-2026-000002" }).getByText("gecikti")).toBeVisible();
});

test("two items of the same name both stand on the bill, each with its own sum, also after the next answer", async () => {
  const complaints = vi.spyOn(console, "error");
  const pack = (cents: number) => ({ label: "Extra 5 GB", quantity: 1, net: euro(cents), vat: euro(0), gross: euro(cents) });
  const twice = { ...sampleInvoice, items: [pack(999), pack(499)] };
  const list = (_: unknown, before: number) => [before === 0 ? twice : { ...twice, status: "disputed" }];
  await open({ [LIST]: list, "POST /api/invoices/i1/dispute": { ...twice, status: "disputed" } });
  await bill().getByText("Alle Posten").click();
  const rows = () =>
    bill()
      .getByText("Extra 5 GB")
      .elements()
      .map((row) => row.parentElement?.textContent);
  await expect.poll(rows).toEqual([expect.stringContaining("9,99"), expect.stringContaining("4,99")]);
  await bill().getByText("Rechnung beanstanden").click();
  await bill().getByRole("textbox", { name: "Was stimmt nicht?" }).fill("Das Paket habe ich nur einmal gebucht.");
  await bill().getByRole("button", { name: "Beanstandung senden" }).click();
  await expect.element(bill().getByText("beanstandet", { exact: true })).toBeVisible();
  expect(rows()).toEqual([expect.stringContaining("9,99"), expect.stringContaining("4,99")]);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test("what is paid can be objected to as well, and its money is promised back", async () => {
  const settled = { ...sampleInvoice, status: "paid" as const, paid: true, payable: false, paidDate: "2026-11-15" };
  const { sent } = await open({
    [LIST]: (_: unknown, before: number) => [before === 0 ? settled : { ...settled, status: "disputed" }],
    "POST /api/invoices/i1/dispute": { ...settled, status: "disputed" },
  });
  await expect.element(bill().getByText("bezahlt", { exact: true })).toBeVisible();
  await bill().getByText("Rechnung beanstanden").click();
  await expect
    .element(bill().getByText(/bis 27\.12\.2026\. Bezahlt hast du schon; hast du recht, bekommst du das Geld zurück\.$/))
    .toBeVisible();
  await bill().getByRole("textbox", { name: "Was stimmt nicht?" }).fill("Das Paket habe ich nicht gebucht.");
  await bill().getByRole("button", { name: "Beanstandung senden" }).click();
  await expect.element(bill().getByText("beanstandet", { exact: true })).toBeVisible();
  expect(bill().getByRole("button", { name: "Jetzt bezahlen" }).elements()).toHaveLength(0);
  expect(sent.filter(({ call }) => call.startsWith("POST"))).toHaveLength(1);
});

test("what is paid and older than eight weeks is not", async () => {
  const { disputeUntil: _, ...old } = sampleInvoice;
  await open({ [LIST]: [{ ...old, status: "paid", paid: true, payable: false, paidDate: "2026-11-15" }] });
  await expect.element(bill().getByText("bezahlt", { exact: true })).toBeVisible();
  expect(bill().getByText("Rechnung beanstanden").elements()).toHaveLength(0);
});

test("a full page leads to the older ones, by an address that they read", async () => {
  const full = Array.from({ length: 12 }, (_, at) => ({ ...sampleInvoice, id: `i${at}`, number: `R1-2026-${at}` }));
  await open({ [LIST]: (_: unknown, before: number) => (before === 0 ? full : [sampleInvoice]) });
  const older = page.getByRole("link", { name: "Ältere" });
  await expect.element(older).toHaveAttribute("href", "/dashboard/bills?page=2");
  await older.click();
  await expect.element(page.getByRole("link", { name: "Neuere" })).toBeVisible();
});

test("without bills, or without a record at the partner (1020), it says when the first comes", async () => {
  await open({ [LIST]: refuse("1020") });
  await expect.element(page.getByText("Noch keine Rechnung")).toBeVisible();
  expect(page.getByRole("alert").elements()).toHaveLength(0);
});

test("a refused payment (1038) is said at the bill, with its way out", async () => {
  await open({ "POST /api/invoices/i1/payment-intent": refuse("1038") });
  await bill().getByRole("button", { name: "Jetzt bezahlen" }).click();
  await expect.element(bill().getByRole("alert")).toBeVisible();
});

test("a payment that did not arrive is told by the operator, not by the address", async () => {
  const check = { transactionStatus: 2, tId: "t1", orderId: "i1", purpose: "invoice", price: sampleInvoice.total };
  await open({ "GET /c/c1/check": check }, { path: "/dashboard/bills?success=true&cId=c1" });
  await expect.element(page.getByText("Die Zahlung hat nicht geklappt. Versuch es noch einmal.")).toBeVisible();
});

test("an objection needs words, keeps them when the operator is down, and is sent once", async () => {
  const { sent } = await open({
    "POST /api/invoices/i1/dispute": (_: unknown, before: number) =>
      before === 0 ? refuse("-1") : { ...sampleInvoice, status: "disputed" },
  });
  await bill().getByText("Rechnung beanstanden").click();
  const send = bill().getByRole("button", { name: "Beanstandung senden" });
  await send.click();
  const field = bill().getByRole("textbox", { name: "Was stimmt nicht?" });
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(field).toHaveFocus();
  await field.fill("Das Paket habe ich nicht gebucht.");
  await send.click();
  await expect.element(bill().getByRole("alert")).toBeVisible();
  await expect.element(field).toHaveValue("Das Paket habe ich nicht gebucht.");
  await send.click();
  await expect.poll(() => sent.filter(({ call }) => call.startsWith("POST")).length).toBe(2);
  expect(sent.find(({ call }) => call.startsWith("POST"))?.body).toEqual({ reason: "Das Paket habe ich nicht gebucht." });
});
