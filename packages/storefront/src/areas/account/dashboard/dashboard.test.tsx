import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleInvoice } from "../../../testing/sample-invoice.ts";
import { sampleLine, sampleOrder, sampleParcel, sampleStanding, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Dashboard } from "./dashboard.tsx";

const QUIET: Answers = {
  "GET /api/tariffs/me": [sampleLine],
  "GET /api/orders": [],
  "GET /api/tariffs/me/ping": sampleStanding,
  "GET /api/users/me": sampleUser,
  "GET /api/invoices/me": [],
};

async function open(answers: Answers = {}, language: "de" | "tr" = "de", user = sampleUser) {
  const stage = await makeStage({
    screen: <Dashboard />,
    path: "/dashboard",
    answers: { ...QUIET, ...answers },
    user,
    language,
  });
  // High enough to show the whole page at once.
  await page.viewport(414, 2400);
  await render(stage.element);
  return stage;
}

test("shows what is left, of when, the contract's dates and the way to the eSIM code", async () => {
  await open();
  await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent("Deniz");
  const board = page.getByRole("region", { name: "Serbest M, 0171 39200 33" });
  await expect.element(board.getByText("11,8", { exact: true })).toBeVisible();
  await expect.element(board.getByRole("meter")).toHaveAttribute("aria-valuetext", "Der Monat ist in Minute 63 von 90");
  await expect.element(board.getByText("Neues Volumen ab 01.12.2026")).toBeVisible();
  await expect
    .element(board.getByText(/^Reicht bis Monatsende\. Bei deinem Tempo bleiben rund 6,1\sGB, das sind noch 3 Spiele/))
    .toBeVisible();
  await expect.element(board.getByRole("listitem").nth(1)).toHaveTextContent("62 min Türkei");
  await expect.element(board.getByText("Stand 21.11.2026, 10:30")).toBeVisible();
  await expect
    .element(board.getByRole("link", { name: "Verbrauch der letzten Monate" }))
    .toHaveAttribute("href", "/dashboard/bills?line=l1#usage");
  await expect.element(page.getByText("31. Dezember 2026")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "eSIM-Code anzeigen" })).toHaveAttribute("href", "/checkout/success?order=o1");
});

test("with text twice as large the minute stands whole above its bar", async () => {
  document.documentElement.style.fontSize = "200%";
  try {
    await open();
    const minute = page.getByText("63'", { exact: true });
    await expect.element(minute).toBeInTheDocument();
    await expect.poll(() => minute.element().parentElement?.clientHeight).toBeGreaterThan(30);
  } finally {
    document.documentElement.style.fontSize = "";
  }
});

test("leads from a line that is active to its packs and to the helper for a journey, and from no other", async () => {
  await open({ "GET /api/tariffs/me": [sampleLine, { ...sampleLine, id: "l2", msisdn: "+491713920007", status: "pending" }] });
  await expect.element(page.getByRole("link", { name: "Mehr Daten" })).toHaveAttribute("href", "/dashboard/options?line=l1");
  const trip = page.getByRole("link", { name: "Reise in die Türkei" });
  await expect.element(trip).toHaveAttribute("href", "/dashboard/options?line=l1&trip=7");
});

test("a fan's only line has its packs beside the board: a journey by its length", async () => {
  await open();
  const panel = page.getByRole("region", { name: "Fährst du in die Türkei?" });
  await expect.element(panel.getByRole("link", { name: "2 Wochen" })).toHaveAttribute("href", "/dashboard/options?line=l1&trip=14");
  await expect.element(panel.getByRole("link", { name: "Mehr Daten" })).toHaveAttribute("href", "/dashboard/options?line=l1");
});

test("speaks Turkish", async () => {
  await open({}, "tr");
  await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent("Deniz");
  await expect.element(page.getByText("GB kaldı")).toBeVisible();
});

test("several lines stand side by side, each with its contract", async () => {
  await open({ "GET /api/tariffs/me": [sampleLine, { ...sampleLine, id: "l2", msisdn: "+491713920007", status: "pending" }] });
  await expect.element(page.getByRole("region", { name: "Serbest M, 0171 39200 07" }).getByText("wird eingerichtet")).toBeVisible();
  // A month that has not begun has no meter.
  expect(page.getByRole("meter").elements()).toHaveLength(1);
  await expect.element(page.getByRole("region", { name: "Vertrag 0171 39200 07" })).toBeVisible();
});

const { cancelBy: _, ...undated } = sampleLine;
test.each([
  ["before it begins", { status: "pending" as const }, 0],
  ["once its term is over", { commitmentEnd: "2026-10-02" }, 1],
])("a contract of 24 months says that it can be ended monthly only after its term: %s", async (_when, dates, times) => {
  await open({ "GET /api/tariffs/me": [{ ...undated, ...dates, tariff: { ...sampleLine.tariff, commitmentMonths: 24 } }] });
  await expect.element(page.getByText("Preis im Monat")).toBeVisible();
  expect(page.getByText("monatlich", { exact: true }).elements()).toHaveLength(times);
});

test("without a line the fan sees the offer", async () => {
  await open({ "GET /api/tariffs/me": [] });
  await expect.element(page.getByRole("link", { name: "Tarif aussuchen" })).toHaveAttribute("href", "/tarife");
});

test("who has left sees the offer, the contract that has ended, and a bill that is still open, but no way to end it again", async () => {
  await open({
    "GET /api/tariffs/me": [{ ...sampleLine, status: "ended", endsOn: "2026-10-31" }],
    "GET /api/invoices/me": [sampleInvoice],
  });
  await expect.element(page.getByRole("link", { name: "Tarif aussuchen" })).toHaveAttribute("href", "/tarife");
  await expect.element(page.getByRole("region", { name: "Serbest M, 0171 39200 33" })).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Rechnung überfällig" })).toBeVisible();
  expect(page.getByRole("link", { name: /kündigen/ }).elements()).toEqual([]);
});

test("a contract that has ended stands behind one that runs", async () => {
  const before = { ...sampleLine, id: "l0", msisdn: "+491713920007", status: "ended", endsOn: "2026-10-31" };
  await open({ "GET /api/tariffs/me": [before, sampleLine] });
  const boards = page.getByRole("region", { name: /^Serbest M, / });
  await expect.element(boards.nth(0)).toHaveAccessibleName(/^Serbest M, 0171\s39200\s33$/);
  expect(page.getByRole("link", { name: "Tarif aussuchen" }).query()).toBeNull();
});

test("no contract (1023) is no error either", async () => {
  await open({ "GET /api/tariffs/me": refuse("1023") });
  await expect.element(page.getByRole("link", { name: "Tarif aussuchen" })).toBeVisible();
  expect(page.getByRole("alert").elements()).toHaveLength(0);
});

test("a broken customer record (1020) leads to the free number, with the reference", async () => {
  await open({ "GET /api/tariffs/me": refuse("1020") });
  await expect.element(page.getByRole("link", { name: "0800 1234567 anrufen, kostenlos" })).toHaveAttribute("href", "tel:08001234567");
  await expect.element(page.getByText("req-1907")).toBeVisible();
});

test("without a line, no record at the partner (1020) is no error", async () => {
  await open({ "GET /api/tariffs/me": refuse("1020") }, "de", { ...sampleUser, hasLine: false });
  await expect.element(page.getByRole("link", { name: "Tarif aussuchen" })).toBeVisible();
  expect(page.getByRole("alert").elements()).toHaveLength(0);
});

test("the open bill is the next fixture, with its day and a way to pay", async () => {
  await open({ "GET /api/invoices/me": [{ ...sampleInvoice, status: "issued", dueDate: "2026-12-04" }] });
  const card = page.getByRole("region", { name: "Nächste Rechnung" });
  await expect.element(card.getByText("fällig Freitag, 4. Dezember 2026")).toBeVisible();
  await expect.element(card.getByRole("link", { name: /20,98.*jetzt zahlen/ })).toHaveAttribute("href", "/dashboard/bills?bill=i1#pay");
});

test("an overdue bill says so in plain words, before those that are only open", async () => {
  const open1 = { ...sampleInvoice, id: "i2", status: "issued", dueDate: "2026-12-04" };
  await open({ "GET /api/invoices/me": [open1, { ...sampleInvoice, returnedAt: "2026-11-16T08:00:00.000Z" }] });
  const card = page.getByRole("region", { name: "Rechnung überfällig" });
  await expect.element(card.getByText("Seit 6 Tagen überfällig")).toBeVisible();
  await expect.element(card.getByText("Die Zahlung kam zurück")).toBeVisible();
  await expect.element(card.getByText("Keine Gebühr. Dein Anschluss läuft weiter.")).toBeVisible();
  await expect.element(card.getByRole("link", { name: "Noch 1 offene Rechnung" })).toHaveAttribute("href", "/dashboard/bills");
});

test("a block that was announced is said, and nothing calls it free of consequence", async () => {
  await open({ "GET /api/invoices/me": [{ ...sampleInvoice, status: "blockThreatened" }] });
  await expect.element(page.getByText(/Wir haben eine Sperre angekündigt/)).toBeVisible();
  expect(document.body.textContent).not.toContain("läuft weiter");
});

test.each([
  [[], "Rechnungen kommen immer zum Anfang eines Monats."],
  [[{ ...sampleInvoice, status: "disputed", payable: false }], "Zu zahlen ist gerade nichts. Was abgebucht"],
])("nothing to pay is said too", async (invoices, words) => {
  await open({ "GET /api/invoices/me": invoices });
  await expect.element(page.getByRole("region", { name: "Nichts offen" })).toMatchTextContent(words);
});

test("bills that did not come are no reason to hide the line, and can be asked for again", async () => {
  await open({ "GET /api/invoices/me": (_: unknown, before: number) => (before === 0 ? refuse("-1") : []) });
  await expect.element(page.getByRole("meter")).toBeVisible();
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect.element(page.getByRole("region", { name: "Nichts offen" })).toBeVisible();
});

test("an overview that did not come can be asked for again", async () => {
  await open({
    "GET /api/tariffs/me": (_: unknown, before: number) => (before === 0 ? new Response("<html>", { status: 502 }) : [sampleLine]),
  });
  await expect.element(page.getByText("Dein Anschluss ließ sich nicht laden", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect.element(page.getByRole("meter")).toBeVisible();
});

test("an order whose payment failed can be paid again", async () => {
  await open({ "GET /api/tariffs/me": [], "GET /api/orders": [sampleOrder] });
  await expect
    .element(page.getByRole("link", { name: "Noch einmal bezahlen" }))
    .toHaveAttribute("href", "/dashboard/payment-result?cId=c1");
  expect(page.getByRole("link", { name: "Tarif aussuchen" }).elements()).toHaveLength(0);
});

test("a card in the post is followed until it is in use, and nothing calls it active", async () => {
  const { summary } = sampleOrder;
  const posted = {
    ...sampleOrder,
    state: "active",
    transactionStatus: 0,
    summary: { ...summary, line: { ...summary.line, simType: "physical" } },
  };
  await open({ "GET /api/orders": [{ ...posted, parcel: { ...sampleParcel, expectedTo: "2999-11-25" } }] });
  const track = page.getByRole("list", { name: "Stand der Bestellung" });
  await expect.element(track.getByRole("listitem").nth(3)).toHaveAttribute("aria-current", "step");
  await expect.poll(() => track.element().textContent).toMatch(/Bestellt.*Bezahlt.*Gepackt.*Unterwegs.*Im Netz/);
  await expect
    .element(page.getByText(/Deine SIM-Karte ist unterwegs und kommt voraussichtlich zwischen dem 24.\sNovember 2026/))
    .toBeVisible();
  expect(document.body.textContent).not.toMatch(/aktiv/i);
});

test("a line that becomes active appears by itself", async () => {
  await open({
    "GET /api/tariffs/me": (_: unknown, before: number) => (before === 0 ? [{ ...sampleLine, status: "pending" }] : [sampleLine]),
    "GET /api/tariffs/me/ping": (_: unknown, before: number) => ({ ...sampleStanding, revision: before + 1 }),
  });
  await expect.element(page.getByText("wird eingerichtet")).toBeVisible();
  await expect.element(page.getByText("Neues Volumen ab 01.12.2026"), { timeout: 8000 }).toBeVisible();
});

test("logging out forgets the session and goes home", async () => {
  await open();
  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect.element(page.getByTestId("place")).toHaveTextContent("/");
});
