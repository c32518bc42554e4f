import { euro, type Language } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Brand } from "@tribun/brand-contract";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleBrand } from "../../../testing/sample-brand.ts";
import { BILL_ANSWERS, firstInvoice, paidMonths, sampleInvoice } from "../../../testing/sample-invoice.ts";
import { sampleShare } from "../../../testing/sample-share.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Bills } from "./bills.tsx";

const SEASONS = "GET /api/invoices/seasons";
const LIST = "GET /api/invoices/me";
const ONE = "GET /api/invoices/i1";
const HELP = "/support?topic=billing&reference=R1-2026-000002#write";

type Options = { brand?: Brand; path?: string; language?: Language; user?: typeof sampleUser };
async function open(
  answers: Answers = {},
  { brand = sampleBrand, path = "/dashboard/bills", language = "de", user = sampleUser }: Options = {},
) {
  const stage = await makeStage({ screen: <Bills />, path, answers: { ...BILL_ANSWERS, ...answers }, user, language, brand });
  await render(stage.element);
  return stage;
}
const with1 = (invoice: object) => ({ [LIST]: [invoice, ...paidMonths(2)], [ONE]: invoice });
/** Matches a part of a text with any kind of space. */
const part = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/ /g, String.raw`\s`));
const row = (name: RegExp) => page.getByRole("row", { name });
const bill = () => page.getByRole("region", { name: /im Detail/ });
test("the year's sum, each month with its reason, amount, due and paid day, and the row that needs a tap holds a button", async () => {
  await open();
  const board = page.getByRole("region", { name: "Summen der Saison 2026" });
  await expect.element(board).toMatchTextContent(part("56,96"));
  await expect.element(board).toMatchTextContent(part("35,98"));
  const late = row(/Oktober/);
  await expect.element(late).toMatchTextContent(part("fällig 15.11.2026"));
  await expect.element(late).toMatchTextContent(part("2,99 € mehr: Derbi 24 h"));
  await expect.element(late.getByText("überfällig")).toBeVisible();
  await expect.element(late.getByRole("link", { name: /20,98.*zahlen/ })).toHaveAttribute("href", "/dashboard/bills?bill=i1#pay");
  await expect.element(row(/September/)).toMatchTextContent(part("bezahltam 27.09.2026"));
});

test("speaks Turkish", async () => {
  await open({}, { language: "tr" });
  await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent(part("Faturalar, 2026 sezonu"));
  await expect.element(page.getByRole("row", { name: /Ekim/ }).getByText("gecikti")).toBeVisible();
});

test("what is to be paid first is laid out: items, tax, why it differs, and since when it is late", async () => {
  await open();
  await expect.element(bill()).toMatchTextContent(part("Grundpreis Serbest M, 0171 39200 33, 01.10.–31.10.202617,99"));
  await expect.element(bill()).toMatchTextContent(part("darin 19 % MwSt.3,35"));
  await expect.element(bill()).toMatchTextContent(part("Derbi 24 h2,99 € mehr"));
  await expect.element(bill().getByText("Seit 6 Tagen überfällig.")).toBeVisible();
  await expect.element(bill()).toMatchTextContent(part("Eine Gebühr kommt nicht dazu"));
});

test.each([
  ["de", "Heute fällig."],
  ["tr", "Son ödeme günü bugün."],
] as const)("a bill whose money failed on the day it is due is no day late, in %s", async (language, words) => {
  await open(with1({ ...sampleInvoice, dueDate: "2026-11-21" }), { language });
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

test("a debit that came back is told with its day, and the steps of dunning that were taken", async () => {
  await open(with1({ ...sampleInvoice, status: "reminder1", returnedAt: "2026-11-16T08:00:00.000Z" }));
  await expect.element(bill()).toMatchTextContent(part("am 16.11.2026 nicht ausgeführt oder zurückgeholt"));
  await bill().getByText("Wie es weitergeht").click();
  await expect.element(bill().getByText("Erledigt: Nach 7 Tagen erinnern wir dich per E-⁠Mail.")).toBeVisible();
  await expect.element(bill().getByRole("link", { name: "Ich brauche mehr Zeit" })).toHaveAttribute("href", HELP);
});

test("a block that was announced names the court, and nothing calls it free of consequence", async () => {
  await open(with1({ ...sampleInvoice, status: "blockThreatened" }));
  await expect.element(bill()).toMatchTextContent(part("Du kannst auch ein Gericht anrufen (§ 61 TKG)"));
  expect(document.body.textContent).not.toContain("dein Anschluss läuft weiter");
});

test("the filter and the season stand in the address and in what is asked for; what they say wrongly counts as not said", async () => {
  const { sent, router } = await open({}, { path: "/dashboard/bills?season=99&show=all&page=0" });
  await expect.element(row(/Oktober/)).toBeVisible();
  await page.getByRole("navigation", { name: "Welche Rechnungen" }).getByRole("link", { name: "Offen" }).click();
  await expect.poll(() => router.history.location.href).toBe("/dashboard/bills?show=open");
  await page.getByRole("link", { name: "2025" }).click();
  await expect.poll(() => router.history.location.href).toBe("/dashboard/bills?season=2025&show=open");
  await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent(part("Saison 2025"));
  await expect.poll(() => sent.filter(({ call }) => call === LIST).length).toBe(3);
});

test("a filter that leaves nothing says so and leads back", async () => {
  await open({ [LIST]: [] }, { path: "/dashboard/bills?show=open" });
  await expect.element(page.getByText("Nichts offen")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Alle zeigen" })).toHaveAttribute("href", "/dashboard/bills");
});

test("five hundred bills are pages of twelve, by addresses", async () => {
  const full = paidMonths(12);
  await open({
    [SEASONS]: [{ year: 2026, count: 500, openCount: 0, total: euro(899_500), open: euro(0) }],
    [LIST]: full,
    "GET /api/invoices/p0": full[0],
  });
  await expect.element(page.getByText("Seite 1 von 42")).toBeVisible();
  await expect.poll(() => page.getByRole("row").elements().length).toBe(13);
  await page.getByRole("link", { name: "Ältere" }).click();
  await expect.element(page.getByText("Seite 2 von 42")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Neuere" })).toHaveAttribute("href", "/dashboard/bills");
});

test("another month is laid out by its address and takes the focus", async () => {
  await open({ "GET /api/invoices/p0": paidMonths(1)[0] });
  await row(/September/)
    .getByRole("link", { name: "September" })
    .click();
  await expect.element(page.getByRole("region", { name: "September 2026 im Detail" })).toBeVisible();
  await expect.poll(() => document.activeElement?.id).toBe("bill");
});

test("a page beyond the last one leads back, and does not call what is owed paid", async () => {
  await open({ [LIST]: [] }, { path: "/dashboard/bills?page=9" });
  await expect.element(page.getByText("Auf dieser Seite steht nichts")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Zur ersten Seite" })).toHaveAttribute("href", "/dashboard/bills");
});

test("an invoice that is nobody's (1021) is said where it would stand, and the table stays", async () => {
  await open({ "GET /api/invoices/x9": refuse("1021") }, { path: "/dashboard/bills?bill=x9" });
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Zur neuesten Rechnung" })).toBeVisible();
  await expect.element(row(/Oktober/)).toBeVisible();
});

test("every bill leads to the help with its number", async () => {
  await open({}, { path: "/dashboard/bills?bill=i1" });
  await expect.element(bill().getByRole("link", { name: "Frage zu dieser Rechnung" })).toHaveAttribute("href", HELP);
});

test("the first bill says why it is small", async () => {
  await open({ [LIST]: [firstInvoice], "GET /api/invoices/first": firstInvoice });
  await expect.element(bill().getByText(/Sie zählt nur die Tage ab dem 20\.08\.2026/)).toBeVisible();
  await expect.element(row(/August/)).toMatchTextContent(part("erste Rechnung"));
});

test("what is not billed yet has its items, places, sum and time", async () => {
  await open();
  const unbilled = page.getByRole("region", { name: "Noch nicht auf der Rechnung" });
  await expect.element(unbilled).toMatchTextContent(part("3 × Datenroaming, in der Türkei2,40"));
  await expect.element(unbilled).toMatchTextContent(part("Bisher14,99"));
  await expect.element(unbilled).toMatchTextContent(part("Seit 01.11.2026, Stand 21.11.2026, 10:30"));
});

test.each(["1023", "1020"] as const)("without a contract (%s) nothing is said of charges", async (code) => {
  await open({ "GET /api/contracts/charges/details": refuse(code) });
  await expect.element(row(/Oktober/)).toBeVisible();
  expect(page.getByText("Noch nicht auf der Rechnung").elements()).toHaveLength(0);
});

test("charges that did not come can be asked for again, and nothing since the last bill is said", async () => {
  const { items: _, ...rest } = BILL_ANSWERS["GET /api/contracts/charges/details"];
  const answer = (_given: unknown, before: number) => (before === 0 ? refuse("-1") : { ...rest, items: [] });
  await open({ "GET /api/contracts/charges/details": answer });
  await page.getByRole("alert").getByRole("button").click();
  await expect.element(page.getByText("Seit der letzten Rechnung ist nichts dazugekommen.")).toBeVisible();
});

test("a fan without a line has no bills, and reads when the first comes", async () => {
  const user = { ...sampleUser, hasLine: false };
  await open({ [SEASONS]: refuse("1020"), "GET /api/contracts/charges/details": refuse("1023") }, { user });
  await expect.element(page.getByText("Noch keine Rechnung")).toBeVisible();
  expect(page.getByRole("alert").elements()).toHaveLength(0);
});

test("a line whose record at the partner is broken (1020) is no empty season", async () => {
  await open({ [SEASONS]: refuse("1020"), "GET /api/contracts/charges/details": refuse("1020") });
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(page.getByText("Noch keine Rechnung").elements()).toHaveLength(0);
});

test("seasons that did not come can be asked for again", async () => {
  await open({ [SEASONS]: (_: unknown, before: number) => (before === 0 ? refuse("-1") : BILL_ANSWERS[SEASONS]) });
  await page.getByRole("alert").getByRole("button").click();
  await expect.element(row(/Oktober/)).toBeVisible();
});

test("two items of the same name both stand on the bill, each with its own sum", async () => {
  const pack = (cents: number) => ({ label: "Extra 5 GB", quantity: 1, net: euro(cents), vat: euro(0), gross: euro(cents) });
  await open(with1({ ...sampleInvoice, items: [pack(999), pack(499)] }));
  await expect
    .poll(() =>
      bill()
        .getByRole("term")
        .elements()
        .filter((term) => term.textContent === "Extra 5\u00a0GB")
        .map((term) => term.parentElement?.textContent),
    )
    .toEqual([expect.stringContaining("9,99"), expect.stringContaining("4,99")]);
});

const paidBill = { ...sampleInvoice, status: "paid", paid: true, payable: false, paidDate: "2026-11-14", clubShare: euro(35) };
const { clubShare: _share, ...shareless } = sampleBrand;

test("a paid bill tells what of it the operator gives, and that nobody pays more for it", async () => {
  await open({ ...with1(paidBill), "GET /api/club-share": sampleShare }, { path: "/dashboard/bills?bill=i1" });
  await expect.element(bill()).toMatchTextContent(part("Alle Fans zusammen: 12.847 €."));
  await expect.element(bill()).toMatchTextContent(part("Davon geben wir 0,35 € für die Jugendakademie. Du zahlst keinen Cent mehr."));
  await expect.element(bill().getByRole("link", { name: "So rechnen wir" })).toHaveAttribute("href", "/fan/academy");
});

test("no bill speaks of a share in a club without one", async () => {
  await open(with1(paidBill), { path: "/dashboard/bills?bill=i1", brand: shareless });
  await expect.element(bill()).toMatchTextContent(part("Grundpreis Serbest M"));
  expect(
    bill()
      .getByText(/Jugendakademie/)
      .elements(),
  ).toEqual([]);
});

test("a bill with an itemised bill gives it as a document and as a table; one without has no button", async () => {
  const asked: string[] = [];
  const file = (type: string) => (sent: { readonly call: string }) => {
    asked.push(sent.call);
    return new Response(new Blob(["x"], { type }));
  };
  await open({ ...with1({ ...sampleInvoice, hasItemised: true }), "GET /api/invoices/i1/itemised": file("application/pdf") });
  await bill().getByRole("button", { name: "Einzelverbindungsnachweis laden (PDF)" }).click();
  await expect.poll(() => asked.length).toBe(1);
  await bill().getByRole("button", { name: "Einzelverbindungsnachweis als Tabelle (CSV)" }).click();
  await expect.poll(() => asked.length).toBe(2);
  await expect.element(bill().getByText("bleibt sechs Monate", { exact: false })).toBeVisible();
});

test("what has gone after six months is told in place of the file", async () => {
  await open({
    ...with1({ ...sampleInvoice, hasItemised: true }),
    "GET /api/invoices/i1/itemised": refuse("1021", { reason: "noItemised" }),
  });
  await bill().getByRole("button", { name: "Einzelverbindungsnachweis laden (PDF)" }).click();
  await expect.element(page.getByText(/Zu dieser Rechnung gibt es keinen Einzelverbindungsnachweis/)).toBeVisible();
});
