import type { Order, Porting } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../testing/fake-operator.ts";
import { ported, portedOrder, sampleUser } from "../../testing/samples.ts";
import { makeStage } from "../../testing/stage.tsx";
import { Dashboard } from "../dashboard/dashboard.tsx";

const ID = "/api/portings/p1";

async function open(porting: Partial<Porting>, answers: Answers = {}, language: "de" | "tr" = "de") {
  const whole = ported(porting);
  const order: Order = portedOrder(whole);
  const stage = await makeStage({
    screen: <Dashboard />,
    path: "/dashboard",
    user: sampleUser,
    language,
    answers: {
      "GET /api/tariffs/me": [],
      "GET /api/orders": [order],
      "GET /api/tariffs/me/ping": { revision: 1, pendingOrders: 1 },
      "GET /api/users/me": sampleUser,
      "GET /api/portings/me": [whole],
      [`PATCH ${ID}`]: { ...whole, state: "corrected", canCorrect: false },
      ...answers,
    },
  });
  await render(stage.element);
  return stage;
}
const track = () => page.getByRole("list", { name: "Stand deiner Nummer" });
const send = () => page.getByRole("button", { name: "Noch einmal anfragen" });
const declined = (reason: Porting["reason"]) =>
  ({ state: "declined", reason, canCorrect: true, canTakeNewNumber: true, triesLeft: 2 }) as const;

test.each([
  ["requested", "Angefragt", /Wir fragen gleich bei deinem alten Anbieter an/],
  ["sentToDonor", "Angefragt", /hat unsere Anfrage und nennt uns den Tag/],
  ["accepted", "Zugesagt", /kommt am 27\.\sNovember 2026/],
  ["scheduled", "Zugesagt", /kommt am 27\.\sNovember 2026/],
  ["switching", "Wechsel", /Spätestens am 30\.\sNovember 2026 ist sie bei uns/],
  ["corrected", "Angefragt", /mit deinen neuen Angaben noch einmal/],
] as const)("%s stands at %s and says it in a sentence", async (state, step, text) => {
  await open({ state, ...(["accepted", "scheduled", "switching"].includes(state) && { date: "2026-11-27" }) });
  await expect.element(page.getByText(text)).toBeVisible();
  expect(track().element().querySelector("[aria-current=step]")?.textContent).toContain(step);
  await expect.element(page.getByText(/0172\s99259\s04, bisher bei congstar/)).toBeVisible();
});

test("a name that does not match is mended and sent again, and the same one is refused beside its field", async () => {
  const unchanged = refuse("-1", { fieldErrors: [{ field: "holder.lastName", rule: "porting.unchanged" }], reason: "validation" });
  const { sent } = await open(declined("nameMismatch"), {
    [`PATCH ${ID}`]: (_: unknown, before: number) => (before === 0 ? unchanged : ported({ state: "corrected" })),
  });
  await expect.element(page.getByText("Der Name passt nicht")).toBeVisible();
  await expect.element(page.getByText(/Es bleiben noch 2 Versuche/)).toBeVisible();
  await send().click();
  await expect.element(page.getByText("Diese Angabe hat dein Anbieter abgelehnt. Bitte ändere sie.")).toBeVisible();
  await page.getByLabelText("Nachname").fill("Yilmaz");
  await send().click();
  await expect
    .poll(() => sent.findLast(({ call }) => call === `PATCH ${ID}`)?.body)
    .toEqual({ holder: { firstName: "Deniz", lastName: "Yilmaz" } });
});

test("a number that is not released says how that is done, and goes out again as it was", async () => {
  const { sent } = await open(declined("notReleased"));
  await page.getByText(/Gib die Nummer frei$/).click();
  await expect.element(page.getByText(/Such „Rufnummer freigeben“/)).toBeVisible();
  await send().click();
  await expect.poll(() => sent.find(({ call }) => call === `PATCH ${ID}`)?.body).toEqual({});
});

test("the wrong provider is chosen anew", async () => {
  const donors = [
    { id: "congstar", name: "congstar" },
    { id: "o2", name: "O2" },
    { id: "other", name: "Anderer Anbieter oder nicht sicher" },
  ];
  const { sent } = await open(declined("wrongProvider"), { "GET /api/mnp-providers": donors });
  const field = page.getByRole("combobox", { name: "Bei wem ist sie jetzt?" });
  await field.fill("02");
  await page.getByRole("option", { name: "O2" }).click();
  await send().click();
  await expect.poll(() => sent.find(({ call }) => call === `PATCH ${ID}`)?.body).toEqual({ donatingProvider: { id: "o2" } });
});

test("what no data can mend leaves a new number", async () => {
  const number = {
    id: "n1",
    msisdn: "+491713920033",
    kind: "general",
    keywordType: 0,
    tier: "standard",
    fee: { amount: 0, currency: "EUR" },
  };
  const { sent } = await open(
    { ...declined("alreadyPorted"), canCorrect: false },
    {
      "GET /api/phone-registries": [number],
      "POST /api/phone-registries/n1/reserve": {
        ...{ reservationId: "r1", expiresAt: "2036-11-21T10:00:00.000Z", serverTime: "2026-11-21T10:00:00.000Z", extended: false },
      },
      [`POST ${ID}/new-number`]: { orderId: "o2", lineId: "l1", msisdn: number.msisdn },
    },
  );
  await expect.element(page.getByText("Noch einmal anfragen können wir nicht.")).toBeVisible();
  await page.getByText("Neue Nummer nehmen").click();
  await page.getByRole("radio", { name: "0171 39200 33" }).click();
  await page.getByRole("button", { name: /^Mit .* starten$/ }).click();
  await expect
    .poll(() => sent.find(({ call }) => call === `POST ${ID}/new-number`)?.body)
    .toEqual({ registryId: "n1", reservationId: "r1" });
});

test("a number taken whose answer got lost is asked for again by the same key, and not held a second time", async () => {
  const number = {
    id: "n1",
    msisdn: "+491713920033",
    kind: "general",
    keywordType: 0,
    tier: "standard",
    fee: { amount: 0, currency: "EUR" },
  };
  const held = { reservationId: "r1", expiresAt: "2036-11-21T10:00:00.000Z", serverTime: "2026-11-21T10:00:00.000Z", extended: false };
  const { sent } = await open(
    { ...declined("alreadyPorted"), canCorrect: false },
    {
      "GET /api/phone-registries": [number],
      "POST /api/phone-registries/n1/reserve": (_: unknown, before: number) => (before === 0 ? held : refuse("1104")),
      [`POST ${ID}/new-number`]: (_: unknown, before: number) => {
        if (before === 0) throw new TypeError("the line broke");
        return { orderId: "o2", lineId: "l1", msisdn: number.msisdn };
      },
    },
  );
  await page.getByText("Neue Nummer nehmen").click();
  await page.getByRole("radio", { name: "0171 39200 33" }).click();
  const take = page.getByRole("button", { name: /^Mit .* starten$/ });
  const tries = () => sent.filter(({ call }) => call === `POST ${ID}/new-number`);
  await take.click();
  await expect.poll(tries).toHaveLength(1);
  await expect.element(take).toBeEnabled();
  await take.click();
  await expect.poll(tries).toHaveLength(2);
  const [first, second] = tries().map(({ headers }) => headers.get("idempotency-key"));
  expect([second, sent.filter(({ call }) => call.endsWith("/reserve")).length]).toEqual([first, 1]);
});

test("a switch is called off with two presses, and said until when", async () => {
  const { sent } = await open(
    { state: "scheduled", date: "2026-11-27", canCancel: true, cancelUntil: "2026-11-26" },
    { [`POST ${ID}/cancel`]: ported({ state: "cancelled", canTakeNewNumber: true }) },
  );
  await page.getByText("Wechsel absagen").click();
  await expect.element(page.getByText(/Absagen kannst du bis 26\.\sNovember 2026/)).toBeVisible();
  await page.getByRole("button", { name: "Ja, absagen" }).click();
  await expect.poll(() => sent.some(({ call }) => call === `POST ${ID}/cancel`)).toBe(true);
});

test("what can be done and did not load is asked for again", async () => {
  await open(declined("notReleased"), { "GET /api/portings/me": refuse("-1") });
  await expect.element(page.getByText("Deine Nummer ist noch nicht freigegeben")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Noch einmal laden" })).toBeVisible();
});

test("speaks Turkish", async () => {
  await open(declined("nameMismatch"), {}, "tr");
  await expect.element(page.getByText("Ad tutmuyor")).toBeVisible();
});

test("numbers that cannot be fetched, or of which none is free, are told and searched for again", async () => {
  const number = { ...{ id: "n1", msisdn: "+491713920033", kind: "general", keywordType: 0, tier: "standard" }, fee: euro(0) };
  await open(
    { ...declined("alreadyPorted"), canCorrect: false },
    { "GET /api/phone-registries": (_: unknown, before: number) => [refuse("-1"), [], [number]][before] },
  );
  await page.getByText("Neue Nummer nehmen").click();
  await expect.element(page.getByText("Ein Fehler ist aufgetreten.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Noch einmal suchen" }).click();
  await expect.element(page.getByText("Gerade ist keine Nummer ohne Aufpreis frei.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Noch einmal suchen" }).click();
  await expect.element(page.getByRole("radio", { name: "0171 39200 33" })).toBeVisible();
});

test("providers that cannot be fetched are told in the form that asks for one", async () => {
  await open(declined("wrongProvider"), { "GET /api/mnp-providers": (_: unknown, before: number) => (before === 0 ? refuse("-1") : []) });
  await expect.element(page.getByRole("alert")).toBeVisible();
  await page.getByRole("button", { name: "Noch einmal laden" }).click();
  await expect.element(page.getByRole("combobox")).toBeVisible();
});
