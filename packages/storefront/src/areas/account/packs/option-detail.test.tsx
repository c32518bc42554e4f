import type { Match } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleMatch } from "../../../testing/sample-matches.ts";
import { renewingPack, sampleFlat, samplePack, samplePacks } from "../../../testing/sample-options.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { PackById } from "./option-detail.tsx";

const BUY = "POST /api/options/ek-10/payment-intent";
const CHECK = "GET /c/c1/check";
const CARD = { id: "k1", type: "card", label: "Visa •••• 4242", isDefault: true };
const ANSWERS: Answers = {
  "GET /api/tariffs/me": [sampleLine],
  "GET /api/tariffs/options/me": [],
  "GET /api/users/me/payment-methods": [CARD],
  "GET /api/tariffs/options/ek-10": samplePack,
  "GET /api/tariffs/options/tuerkiye-flat": sampleFlat,
};
const intent = (transactionStatus: number) => ({
  ...{ orderId: "po1", tId: "t1", checkoutId: "c1", checkoutUrl: "https://here.invalid/c/c1", transactionStatus },
  ...{ methods: ["card"], dueNow: samplePack.price, expiresAt: "2026-11-22T12:00:00.000Z" },
});
const check = (transactionStatus: number, reason = "") => ({
  ...{ transactionStatus, reason, tId: "t1", orderId: "po1", purpose: "option", price: samplePack.price, own: true },
});

type Opening = { readonly id?: string; readonly query?: string; readonly language?: Language; readonly business?: boolean };

async function open(answers: Answers = {}, { id = "ek-10", query = "", language = "de", business = false }: Opening = {}) {
  const stage = await makeStage({
    screen: <PackById id={id} />,
    path: `/dashboard/options/${id}${query}`,
    answers: { ...ANSWERS, ...answers },
    user: business ? { ...sampleUser, customerType: "corporate" } : sampleUser,
    language,
  });
  await render(stage.element);
  return stage;
}
const start = (name: string | RegExp) => page.getByRole("radio", { name });
const button = () => page.getByRole("button", { name: "zahlungspflichtig bestellen" });

test("says what it holds, where and how long, what then, and the price with VAT", async () => {
  await open();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Ek 10 GB");
  const facts = page.getByRole("region", { name: "Das steckt drin" });
  await expect.element(facts.getByText(/^10\sGB Datenvolumen$/)).toBeVisible();
  await expect.element(facts.getByText("in Deutschland")).toBeVisible();
  await expect.element(facts.getByText("30 Tage", { exact: true })).toBeVisible();
  await expect.element(facts.getByText("Endet von selbst. Nichts verlängert sich.")).toBeVisible();
  await expect.element(facts.getByText(/^9,99\s€ inkl\. MwSt\.$/)).toBeVisible();
});

test("no start is chosen before: a press asks for one, and buys nothing", async () => {
  const { sent } = await open();
  await expect.element(page.getByText(/^Ek 10 GB für .*: Beginn noch nicht gewählt, 30\sTage/)).toBeVisible();
  await button().click();
  await expect.element(page.getByText("Wähl, wann das Paket beginnt.")).toBeVisible();
  await expect.element(start("Sofort")).toHaveFocus();
  expect(start("Sofort").element()).not.toBeChecked();
  expect(sent.filter(({ call }) => call === BUY)).toEqual([]);
});

test("one press buys with the kept card, once, with the chosen start in the last line", async () => {
  const { sent } = await open({ [BUY]: intent(1), [CHECK]: check(1) });
  await start("Nach der Widerrufsfrist").click();
  await expect
    .element(
      page.getByText(
        /^Ek 10 GB für 0171.39200.33: beginnt am 08\.12\.2026, 00:00\sUhr, 30\sTage, endet von selbst\. Heute 9,99\s€, inkl\. MwSt\.$/,
      ),
    )
    .toBeVisible();
  expect(page.getByText(/Du verlangst damit/).elements()).toEqual([]);
  const press = button().element();
  if (press instanceof HTMLElement) for (let times = 0; times < 3; times++) press.click();
  await expect.element(page.getByText("Deine Zahlung wird bestätigt")).toBeVisible();
  const bought = sent.filter(({ call }) => call === BUY);
  expect(bought).toHaveLength(1);
  expect(bought[0]?.body).toEqual({ lineId: "l1", earlyStart: false, price: samplePack.price, paymentVersion: 1, paymentMethodId: "k1" });
  expect(button().elements()).toHaveLength(0);
});

test("the chosen start, line and method are what is sent; an answer that got lost is asked for with the same key", async () => {
  const second = { ...sampleLine, id: "l2", msisdn: "+491713920007" };
  const { sent } = await open({ "GET /api/tariffs/me": [sampleLine, second], [BUY]: refuse("-1") });
  await page.getByRole("radio", { name: "0171 39200 07" }).click();
  await start("Sofort").click();
  await expect.element(page.getByText(/Du verlangst damit/)).toBeVisible();
  await page.getByRole("radio", { name: "PayPal" }).click();
  await button().click();
  await expect.element(page.getByRole("alert").getByText(/req-1907/)).toBeVisible();
  await button().click();
  await expect.poll(() => sent.filter(({ call }) => call === BUY)).toHaveLength(2);
  const [first, again] = sent.filter(({ call }) => call === BUY);
  expect(first?.body).toEqual({ lineId: "l2", earlyStart: true, price: samplePack.price, paymentVersion: 2, paymentMethod: "paypal" });
  expect(again?.headers.get("idempotency-key")).toBe(first?.headers.get("idempotency-key"));
  await page.getByRole("radio", { name: "Visa •••• 4242" }).click();
  await button().click();
  await expect.poll(() => sent.filter(({ call }) => call === BUY)).toHaveLength(3);
  const third = sent.findLast(({ call }) => call === BUY);
  expect(third?.headers.get("idempotency-key")).not.toBe(first?.headers.get("idempotency-key"));
});

test("a refused method (1038) leads to the others, and nothing is lost", async () => {
  await open({ [BUY]: refuse("1038") });
  await start("Sofort").click();
  await button().click();
  await page.getByRole("alert").getByRole("button").click();
  await expect.element(page.getByRole("radio", { name: "Visa •••• 4242" })).toHaveFocus();
  await expect.element(start("Sofort")).toBeChecked();
});

test("back from a payment that failed it says why, and can be paid in another way", async () => {
  await open({ [CHECK]: check(2, "declined") }, { query: "?success=false&cId=c1" });
  await expect.element(page.getByText(/Deine Bank hat die Zahlung abgelehnt\. Es ist nichts abgebucht/)).toBeVisible();
  await expect.element(button()).toBeVisible();
});

test("a payment that arrives leads beside the packs", async () => {
  await open({ [CHECK]: (_: unknown, before: number) => check(before === 0 ? 1 : 0) }, { query: "?cId=c1" });
  await expect.element(page.getByTestId("place"), { timeout: 6000 }).toHaveTextContent("/dashboard/options?cId=c1");
});

test("an address with a payment that nobody knows keeps nobody from the pack", async () => {
  await open({ [CHECK]: refuse("-1", { reason: "orderNotFound" }) }, { query: "?cId=c1" });
  await expect.element(button()).toBeVisible();
});

test("a pack that renews itself says so beside the button, and is there once for each line", async () => {
  await open({}, { id: "tuerkiye-flat" });
  await expect
    .element(page.getByText(/30\sTage, verlängert sich um je 30\sTage für 14,99\s€, bis du es stoppst\. Heute 14,99\s€/))
    .toBeVisible();
});

test("one that runs on the line already leads to it instead", async () => {
  await open({ "GET /api/tariffs/options/me": [renewingPack] }, { id: "tuerkiye-flat" });
  await expect.element(page.getByRole("link", { name: "Zu deinen Paketen" })).toHaveAttribute("href", "/dashboard/options?line=l1");
  expect(button().elements()).toHaveLength(0);
});

test("a company is asked nothing about a right that it does not have", async () => {
  await open({}, { business: true });
  await expect.element(page.getByText("Das Paket beginnt gleich nach der Zahlung.")).toBeVisible();
  expect(start("Sofort").elements()).toHaveLength(0);
  expect(page.getByText(/Widerruf/).elements()).toHaveLength(0);
});

test("a company reads what a pack costs without VAT, beside the pack and above the button (L25)", async () => {
  await open({}, { business: true });
  await expect.element(page.getByText(/^9,99\s€ inkl\. MwSt\., netto 8,39\s€$/)).toBeVisible();
  await expect.element(page.getByText(/endet von selbst\. Heute 9,99\s€, inkl\. MwSt\., netto 8,39\s€$/)).toBeVisible();
});

describe("a pack of one day, with a match near", () => {
  const DERBY_BUY = "POST /api/options/derbi-24/payment-intent";
  const derby = samplePacks.find(({ id }) => id === "derbi-24");
  const opened = (match: Match, more: Answers = {}) =>
    open({ "GET /api/tariffs/options/derbi-24": derby, "GET /api/matches": [match], ...more }, { id: "derbi-24" });

  test("can begin half an hour before the kick-off, with day and time in the last line, and says which start misses it", async () => {
    const { sent } = await opened(sampleMatch, { [DERBY_BUY]: intent(1), [CHECK]: check(1) });
    await expect.element(start("Sofort")).toHaveAccessibleDescription(/Für Yakamoz SK – Muster reicht das nicht\.$/);
    await start(/^30\sMinuten vor dem Anpfiff$/).click();
    await expect.element(page.getByText(/^Derbi 24 h für .*: beginnt am 28\.11\.2026, 15:30\sUhr, 24\sStunden/)).toBeVisible();
    await button().click();
    await expect.poll(() => sent.find(({ call }) => call === DERBY_BUY)?.body).toMatchObject({ earlyStart: true, matchId: sampleMatch.id });
  });

  test("of what is postponed there is no kick-off to wait for", async () => {
    await opened({ ...sampleMatch, state: "postponed" });
    await expect.element(start("Sofort")).toBeVisible();
    expect(start(/Anpfiff/).elements()).toEqual([]);
  });
});

test("nothing is sold for a line whose SIM its fan has blocked", async () => {
  await open({ "GET /api/tariffs/me": [{ ...sampleLine, sim: { ...sampleLine.sim, state: "blockedByFan" } }] });
  await expect.element(page.getByRole("link", { name: "Zur Übersicht" })).toBeVisible();
  expect(button().elements()).toEqual([]);
});

test.each(["1024", "1025"] as const)("an unknown pack (%s) leads to all of them", async (code) => {
  await open({ "GET /api/tariffs/options/ek-10": refuse(code) });
  await expect.element(page.getByRole("link", { name: "Alle Pakete" })).toHaveAttribute("href", "/dashboard/options");
});

test.each<[string, Answers]>([
  ["without a contract (1023)", { "GET /api/tariffs/me": refuse("1023"), "GET /api/tariffs/options/me": refuse("1023") }],
  ["once the only line has ended", { "GET /api/tariffs/me": [{ ...sampleLine, status: "ended" }], "GET /api/tariffs/options/me": [] }],
])("%s the pack can be read, and a tariff is offered", async (_, answers) => {
  await open(answers);
  await expect.element(page.getByRole("link", { name: "Tarif aussuchen" })).toHaveAttribute("href", "/tarife");
  await expect.element(page.getByRole("region", { name: "Das steckt drin" })).toBeVisible();
});

test("a line that is not active yet says where it stands", async () => {
  await open({ "GET /api/tariffs/me": [{ ...sampleLine, status: "pending" }] });
  await expect.element(page.getByRole("link", { name: "Zur Übersicht" })).toHaveAttribute("href", "/dashboard");
});

test("a price that changed meanwhile is told and shown anew, and only the next press buys at it", async () => {
  const dearer = { ...samplePack, price: { ...samplePack.price, amount: 1199 } };
  const { sent } = await open({
    "GET /api/tariffs/options/ek-10": (_: unknown, before: number) => (before === 0 ? samplePack : dearer),
    [BUY]: (_: unknown, before: number) => (before === 0 ? refuse("-1", { reason: "option.price" }) : intent(1)),
    [CHECK]: check(1),
  });
  await start("Sofort").click();
  await button().click();
  await expect.element(page.getByText(/Preis dieses Pakets hat sich gerade geändert/)).toBeVisible();
  await expect.element(page.getByText(/Heute 11,99\s€, inkl/)).toBeVisible();
  await button().click();
  const bought = () => sent.filter(({ call }) => call === BUY).map(({ body }) => body);
  await expect.poll(bought).toMatchObject([{ price: { amount: 999 } }, { price: { amount: 1199 } }]);
});

test("speaks Turkish, with the law's words on the button", async () => {
  await open({}, { language: "tr" });
  await expect.element(page.getByRole("button", { name: "Ödeme yükümlülüğüyle sipariş ver" })).toBeVisible();
});
