import type { Order } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse, type Sent } from "../../../testing/fake-operator.ts";
import { ported, portedOrder, sampleOrder, sampleParcel, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { OrderById } from "./order-detail.tsx";

const ORDER = "GET /api/orders/o2";
const esim = { lpa: "LPA:1$smdp.example.com$M-1", smdpAddress: "smdp.example.com", matchingId: "M-1", iccid: "8949990000190700015" };
const active: Order = {
  ...sampleOrder,
  state: "active",
  transactionStatus: 0,
  activatedAt: "2026-11-21T08:02:00.000Z",
  contractSummaryId: "s1",
};
const { summary } = sampleOrder;
const posted: Order = {
  ...active,
  summary: { ...summary, line: { ...summary.line, simType: "physical" } },
  parcel: { ...sampleParcel, expectedFrom: "2999-11-22", expectedTo: "2999-11-25" },
};

async function open(
  order: unknown,
  answers: Answers = {},
  { language = "de", business = false }: { language?: Language; business?: boolean } = {},
) {
  const stage = await makeStage({
    screen: <OrderById id="o2" />,
    path: "/dashboard/orders/o2",
    answers: { [ORDER]: order, "GET /api/users/me/payment-methods": [], ...answers },
    user: business ? { ...sampleUser, customerType: "corporate" } : sampleUser,
    language,
  });
  await render(stage.element);
  return stage;
}
const track = (name = "Stand der Bestellung") => page.getByRole("list", { name });
const now = () => track().element().querySelector("[aria-current=step]")?.textContent;

test("the days between which a card comes are set alike, with the word between them", async () => {
  await open(posted);
  await expect.poll(() => now()).toContain("22.11.2999 bis 25.11.2999");
  const day = track().element().querySelector("[aria-current=step] time");
  const look = (element: Element | null | undefined) =>
    element && [getComputedStyle(element).fontWeight, getComputedStyle(element).fontSize];
  expect(look(day)?.[0]).toBe("400");
  expect(look(day?.parentElement)).toEqual(look(day));
});

test("an eSIM that is made can be loaded from here, by code, link and hand", async () => {
  await open({ ...active, esim });
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Bestellung K-2026-000107");
  await expect.poll(() => track().element().textContent).toMatch(/Bestellt21\.11\.2026.*Bezahlt.*Eingerichtet.*Bereit zum Laden.*Im Netz/);
  expect(now()).toContain("Bereit zum Laden");
  await expect.element(page.getByText("Deine eSIM ist bereit. Lad sie auf dein Handy, und du bist im Netz.")).toBeVisible();
  await expect.element(page.getByRole("img", { name: "QR-Code deiner eSIM" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /iPhone installieren/ }))
    .toHaveAttribute("href", expect.stringContaining("https://esimsetup.apple.com"));
  await page.getByText("Code von Hand eingeben").click();
  await expect.element(page.getByText("smdp.example.com", { exact: true })).toBeVisible();
});

test("a jersey that was ordered says who brings it, when and where to; one that is late, where to ask", async () => {
  const { packedAt: _, inUse: __, ...parcel } = sampleParcel;
  await open({ ...active, esim, jerseyParcel: { ...parcel, expectedFrom: "2999-11-24", expectedTo: "2999-11-25" } });
  const region = page.getByRole("region", { name: "Dein Trikot kommt per Post" });
  await expect
    .element(region)
    .toMatchTextContent(
      /DHL bringt es voraussichtlich zwischen dem 24\. November 2999 und dem 25\. November 2999 an Sonnenallee 12, 12045 Berlin\./,
    );
  await open({ ...active, esim, jerseyParcel: { ...parcel, expectedTo: "2020-11-25" } }, {}, { language: "tr" });
  await expect
    .element(page.getByRole("region", { name: "Forman geldi mi?" }).getByRole("link"))
    .toHaveAttribute("href", "/support?reference=K-2026-000107#write");
});

test("what was ordered, its papers and the last day of withdrawal stand below", async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  onTestFinished(() => saved.mockRestore());
  const pdf = new Response(new Blob(["%PDF"], { type: "application/pdf" }));
  await open(active, { "GET /api/orders/o2/contract-summary.pdf": (_: Sent, before: number) => (before === 0 ? refuse("-1") : pdf) });
  const ticket = page.getByRole("region", { name: "Das hast du bestellt" });
  await expect.element(ticket.getByText("Deniz Yılmaz, Oranienstraße 24 a, 10999 Berlin")).toBeVisible();
  await expect.element(ticket.getByText(/^17,99\s€$/)).toBeVisible();
  const papers = page.getByRole("region", { name: "Deine Unterlagen" });
  const summaryPdf = papers.getByRole("button", { name: "Vertragszusammenfassung (PDF)" });
  await summaryPdf.click();
  await expect.element(papers.getByRole("alert")).toBeVisible();
  await summaryPdf.click();
  await expect.poll(() => papers.getByRole("alert").elements()).toEqual([]);
  expect(saved).toHaveBeenCalledTimes(1);
  await expect
    .element(page.getByRole("link", { name: "Vertrag widerrufen" }))
    .toHaveAttribute("href", "/information/cancellation?order=K-2026-000107#withdraw");
  await expect
    .element(page.getByRole("link", { name: "Vertrag kündigen" }))
    .toHaveAttribute("href", "/information/cancellation?order=K-2026-000107#terminate");
});

test("a card in the post names the days it comes, and keeps them for a calendar", async () => {
  await open(posted);
  await expect.poll(() => track().element().textContent).toMatch(/Unterwegs22\.11\.2999 bis 25\.11\.2999/);
  await expect.element(page.getByRole("button", { name: /^In den Kalender: Lieferung bis 25\.\sNovember 2999$/ })).toBeVisible();
});

test("a number that comes along has its own five stages, its day, and says what it waits for", async () => {
  const porting = ported({ state: "scheduled", date: "2999-11-27" });
  await open(portedOrder(porting), { "GET /api/portings/me": [porting] });
  await expect
    .poll(() => track("Stand deiner Nummer").element().textContent)
    .toMatch(/Bestellt.*Angefragt.*Zugesagt.*Wechsel27\.11\.2999.*Bei uns/);
  await expect.element(page.getByText(/Deine Nummer kommt am 27\.\sNovember 2999/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^In den Kalender: Wechsel am 27\./ })).toBeVisible();
});

test("a refused number is mended here", async () => {
  const porting = ported({ state: "declined", reason: "nameMismatch", canCorrect: true });
  await open(portedOrder(porting), { "GET /api/portings/me": [porting] });
  await expect.element(page.getByText("Der Name passt nicht")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Noch einmal anfragen" })).toBeVisible();
});

test("a payment that failed says why, and is made again in another way, for the same order", async () => {
  const check = { transactionStatus: 2, tId: "t1", orderId: "o2", price: summary.payment.dueNow, reason: "insufficientFunds" };
  const { sent } = await open(sampleOrder, { "GET /c/c1/check": check, "POST /api/tariffs/checkout-session": refuse("1006") });
  await expect.element(page.getByText("Das Konto oder die Karte hat gerade nicht genug Deckung.")).toBeVisible();
  await page.getByRole("radio", { name: "PayPal" }).click();
  await page.getByRole("button", { name: "Jetzt bezahlen" }).click();
  await expect
    .poll(() => sent.find(({ call }) => call === "POST /api/tariffs/checkout-session")?.body)
    .toMatchObject({ orderId: "o2", paymentMethod: "paypal" });
  expect(page.getByText("Code von Hand eingeben").elements()).toHaveLength(0);
});

test.each([
  ["expired", "Diese Bestellung ist abgelaufen"],
  ["rejected", "Wir konnten deinen Anschluss nicht einrichten"],
  ["withdrawn", "Du hast diesen Vertrag widerrufen"],
  ["cancelled", "Diese Bestellung ist storniert"],
] as const)("one that is %s says so and follows nothing", async (state, title) => {
  await open({ ...active, state });
  await expect.element(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
  expect(track().elements()).toHaveLength(0);
  expect(page.getByRole("link", { name: "Vertrag widerrufen" }).elements()).toHaveLength(0);
});

test.each(["orderNotFound", "validation"])("an order that is nobody's or somebody else's (%s) is a page of its own", async (reason) => {
  await open(refuse("-1", { reason }));
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Diese Bestellung gibt es hier nicht");
  await expect.element(page.getByRole("link", { name: "Zur Übersicht" })).toHaveAttribute("href", "/dashboard");
});

test("an operator that is down is asked again", async () => {
  await open((_: unknown, before: number) => (before === 0 ? new Response("<html>", { status: 502 }) : active));
  await page.getByRole("button").first().click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Bestellung K-2026-000107");
});

test("a company is told nothing of a right that it does not have", async () => {
  await open(active, {}, { business: true });
  await expect.element(page.getByRole("link", { name: "Vertrag kündigen" })).toBeVisible();
  expect(page.getByText(/widerrufen/).elements()).toHaveLength(0);
});

test("a printed jersey is never taken back, and it says so", async () => {
  const jersey = {
    planId: "p1",
    size: "M",
    model: "away",
    style: "striped" as const,
    genderOption: "junior" as const,
    name: "DENİZ",
    number: 19,
  };
  await open({ ...active, summary: { ...summary, jersey } });
  await expect.element(page.getByText("Auswärts, gemustert, Größe M, Kinderschnitt, DENİZ 19")).toBeVisible();
  await expect.element(page.getByText(/Ein Trikot mit Namen oder Nummer nehmen wir nicht zurück/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Trikot widerrufen" })).not.toBeInTheDocument();
});

test("a plain jersey leads to its own withdrawal", async () => {
  const jersey = { planId: "p1", size: "M", model: "men", style: "striped" as const };
  await open({ ...active, summary: { ...summary, jersey } });
  await expect
    .element(page.getByRole("link", { name: "Trikot widerrufen" }))
    .toHaveAttribute("href", "/information/cancellation?order=K-2026-000107&part=jersey#withdraw");
});

test("speaks Turkish", async () => {
  await open({ ...active, esim }, {}, { language: "tr" });
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Sipariş K-2026-000107");
  await expect.element(page.getByText("eSIM’in hazır. Telefonuna yükle, hattın açılır.")).toBeVisible();
});
