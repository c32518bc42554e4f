import { ApiError } from "@tribun/api-client";
import type { Order } from "@tribun/api-client/contract";
import { serialiseDraftForTests } from "../../../testing/stored-draft.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sessionAtom } from "../../../platform/session/session-state.ts";
import { ported, portedOrder, sampleOrder, sampleParcel, sampleUser } from "../../../testing/samples.ts";
import { reduceMotion } from "../../../testing/motion.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { CheckoutSuccess } from "./checkout-success.tsx";

const esim = {
  lpa: "LPA:1$smdp.example.com$K2-1907-ABCD",
  smdpAddress: "smdp.example.com",
  matchingId: "K2-1907-ABCD",
  iccid: "8949990000190700015",
};
const paid: Order = { ...sampleOrder, state: "provisioning", transactionStatus: 0, contractSummaryId: "s1" };
const active: Order = { ...paid, state: "active", activatedAt: "2026-11-21T08:01:00.000Z", esim };

type Options = { readonly path?: string; readonly signedIn?: boolean; readonly language?: "de" | "tr" };

async function open(answers: Answers, { signedIn = true, language = "de" }: Options = {}) {
  const path = "/checkout/success?order=o2";
  const stage = await makeStage({ screen: <CheckoutSuccess />, path, answers, language, ...(signedIn && { user: sampleUser }) });
  const { unmount } = await render(stage.element);
  return { ...stage, unmount };
}
const heading = () => page.getByRole("heading", { level: 1 });

test("celebrates an active line, with QR code, install links and the codes to type", async () => {
  const { sent } = await open({ "GET /api/orders/o2": active });
  await expect.element(heading()).toHaveTextContent("Tor. Jubel los.");
  await expect.element(page.getByText("Dein Anschluss ist aktiv, Deniz. Deine Nummer ist 0171 39200 33.")).toBeVisible();
  await expect.element(page.getByRole("img", { name: "QR-Code deiner eSIM" }), { timeout: 8000 }).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /iPhone/ }))
    .toHaveAttribute("href", expect.stringContaining("carddata=LPA%3A1%24smdp.example.com%24K2-1907-ABCD"));
  await page.getByText("Code von Hand eingeben").click();
  await expect.element(page.getByText("K2-1907-ABCD", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Vertragszusammenfassung (PDF)" }).click();
  await expect.poll(() => sent.some(({ call }) => call === "GET /api/orders/o2/contract-summary.pdf")).toBe(true);
});

test("a passkey is offered to who has none", async () => {
  await open({ "GET /api/orders/o2": active });
  const offer = page.getByRole("link", { name: "Passkey einrichten" });
  await expect.element(offer).toHaveAttribute("href", "/dashboard/account/profile#access");
});

test("throws paper once for an order, not again at every reload, and again for another order", async () => {
  localStorage.removeItem("tribun.cheered");
  const motion = reduceMotion(false);
  onTestFinished(() => motion.mockRestore());
  const pieces = () => document.querySelectorAll("body > [aria-hidden=true] > i").length;
  const first = await open({ "GET /api/orders/o2": active });
  await expect.poll(pieces).toBeGreaterThan(20);
  await first.unmount();
  expect(pieces()).toBe(0);
  const again = await open({ "GET /api/orders/o2": active });
  await expect.element(heading()).toHaveTextContent("Tor. Jubel los.");
  expect(pieces()).toBe(0);
  await again.unmount();
  await open({ "GET /api/orders/o2": { ...active, id: "o3" } });
  await expect.poll(pieces).toBeGreaterThan(20);
});

test("waits for the line and shows it without a reload", async () => {
  await open({ "GET /api/orders/o2": (_: unknown, before: number) => (before === 0 ? paid : active) });
  await expect.element(page.getByText("Wir aktivieren 0171 39200 33 gerade", { exact: false })).toBeVisible();
  await expect.element(page.getByText(/Dein Anschluss ist aktiv/), { timeout: 6000 }).toBeVisible();
});

const byPost = { ...active.summary, line: { ...active.summary.line, simType: "physical" as const } };
const posted = (parcel?: Order["parcel"]): Order => {
  const { esim: _, activatedAt, ...order } = { ...active, summary: byPost };
  return parcel ? { ...order, ...(activatedAt !== undefined && { activatedAt }), parcel } : { ...order, state: "provisioning" };
};
const minutes = () => [...document.querySelectorAll("ol li b")].map((minute) => Number.parseInt(minute.textContent, 10));
const happenings = () => page.getByRole("list", { name: "So geht es weiter" }).getByRole("listitem");
const onItsWay = { ...sampleParcel, expectedTo: "2999-11-25" };

test.each([
  ["being packed", undefined, "Wir packen deine SIM-Karte mit der 0171 39200 33.", 1],
  ["on its way", onItsWay, "Deine SIM-Karte mit der 0171 39200 33 ist unterwegs und kommt bis 25. November 2999.", 2],
  [
    "late",
    { ...sampleParcel, expectedTo: "2020-11-25" },
    "deine SIM-Karte mit der 0171 39200 33 sollte seit 25. November 2020 bei dir sein.",
    3,
  ],
  ["in use", { ...sampleParcel, inUse: true }, "Du bist im Netz, Deniz. Deine Nummer ist 0171 39200 33.", 4],
] as const)("a SIM by post that is %s says just that", async (_stage, parcel, lead, current) => {
  await open({ "GET /api/orders/o2": posted(parcel) });
  await expect.element(page.getByText(lead, { exact: false }).first()).toBeVisible();
  await expect.element(happenings().nth(current)).toHaveAttribute("aria-current", "step");
  expect(happenings().elements()).toHaveLength(5);
  expect(minutes()).toEqual([0, 23, 45, 68, 90]);
  const help = page.getByRole("link", { name: "Sag uns Bescheid" });
  if (current > 2) await expect.element(help).toHaveAttribute("href", `/support?reference=${active.number}#write`);
  // "Aktivierungscode" belongs to the eSIM; the page must not call a line active.
  expect(document.body.textContent).not.toMatch(/\baktiv\b/i);
  await expect.element(page.getByRole("img", { name: /QR/ })).not.toBeInTheDocument();
});

test("a SIM by post comes to the address for deliveries, between the days that the operator expects", async () => {
  await open({ "GET /api/orders/o2": posted(onItsWay) });
  await expect
    .element(page.getByText("DHL bringt sie zwischen dem 24. November 2026 und dem 25. November 2999 an Sonnenallee 12, 12045 Berlin."))
    .toBeVisible();
  await expect.element(happenings().first()).toHaveTextContent("0'Bestellt, die Bestätigung ist in deinem Postfach21. November 2026");
});

const { esim: _code, ...withoutCode } = active;
test.each([
  ["being made", paid, 1, "Laden, und du bist im Netz"],
  ["ready", active, 1, "Laden, und du bist im Netz"],
  ["loaded", { ...withoutCode, esimLoadedAt: "2026-11-21T09:12:00.000Z" }, 2, "Anschluss aktiv, viel Spaß im Netz"],
])("an eSIM that is %s is in the net as soon as it is loaded, and not before", async (_stage, order, current, last) => {
  await open({ "GET /api/orders/o2": order });
  await expect.element(happenings().nth(current)).toHaveAttribute("aria-current", "step");
  await expect.element(happenings().last()).toHaveTextContent(`90'${last}`);
  expect(minutes()).toEqual([0, 45, 90]);
});

test.each([
  ["waiting", ported(), "Wir holen die 0172 99259 04 zu uns und schreiben dir, sobald der Tag feststeht.", 2, [0, 23, 45, 68, 90]],
  [
    "dated",
    ported({ state: "scheduled", date: "2026-11-27" }),
    "Die 0172 99259 04 kommt am 27. November 2026 zu uns.",
    3,
    [0, 23, 45, 68, 90],
  ],
  ["declined", ported({ state: "declined", reason: "notReleased" }), "Was fehlt, steht in deinem Konto.", 2, [0, 45, 90]],
  ["called off", ported({ state: "cancelled" }), "der Wechsel der 0172 99259 04 ist abgesagt.", 2, [0, 45, 90]],
] as const)("a number that is brought along and %s says just that, and celebrates no line", async (stage, porting, lead, current, at) => {
  await open({ "GET /api/orders/o2": { ...portedOrder(porting), esim } });
  await expect.element(page.getByText(lead, { exact: false }).first()).toBeVisible();
  await expect.element(happenings().nth(current)).toHaveAttribute("aria-current", "step");
  await expect
    .element(happenings().nth(1))
    .toMatchTextContent(stage === "called off" ? /eSIM bereit, scann/ : /ins Netz geht sie mit dem Wechsel/);
  expect(minutes()).toEqual(at);
  // "Aktivierungscode" belongs to the eSIM; the page must not call a line active.
  expect(document.body.textContent).not.toMatch(/\baktiv\b/i);
});

test.each([
  ["de", {}, "Angefragt bei deinem alten Anbieter"],
  ["de", { state: "scheduled", date: "2026-11-27" }, "Dein alter Anbieter hat zugesagt"],
  ["tr", {}, "Eski operatörüne soruldu"],
  ["tr", { state: "scheduled", date: "2026-11-27" }, "Eski operatörün onay verdi"],
] as const)("a provider that the list does not have is called what it is to the fan (%s, %o)", async (language, state, said) => {
  const other = { id: "other", name: "Anderer Anbieter oder nicht sicher" };
  await open({ "GET /api/orders/o2": portedOrder(ported({ ...state, donor: other })) }, { language });
  await expect.element(page.getByText(said)).toBeVisible();
  expect(document.body.textContent).not.toContain(other.name);
});

test("hands on the fan's own invitation, by link and by code", async () => {
  await page.viewport(414, 3000);
  await open({ "GET /api/orders/o2": active });
  const invite = page.getByRole("region", { name: "Bring deine Leute mit" });
  await expect.element(invite.getByText(sampleUser.invitationCode, { exact: true })).toBeVisible();
  await expect.element(invite).toMatchTextContent(/\/\?iCode=TOR1907/);
  await expect.element(invite.getByRole("button", { name: "Link kopieren" })).toBeVisible();
});

test.each([
  ["de", portedOrder(ported({ state: "scheduled", date: "2999-11-27" })), /^In den Kalender: Wechsel am 27\.\s/],
  ["tr", posted(onItsWay), /^Takvimine ekle: Teslimat: en geç 25 Kasım 2999/],
] as const)("the day that is known can be kept in a calendar (%s)", async (language, order, name) => {
  await open({ "GET /api/orders/o2": order }, { language });
  await expect.element(page.getByRole("button", { name })).toBeVisible();
});

test("a jersey comes last", async () => {
  const jersey = { planId: "p", size: "M", model: "home", style: "striped" as const };
  await open({ "GET /api/orders/o2": { ...active, summary: { ...active.summary, jersey } } });
  await expect.element(happenings().last()).toHaveTextContent("90'Dein Trikot wird gemacht und kommt als eigenes Paket");
  expect(minutes()).toEqual([0, 30, 60, 90]);
});

test("does not celebrate a payment that is on its way", async () => {
  await open({ "GET /api/orders/o2": { ...sampleOrder, state: "paymentProcessing", transactionStatus: 1 } });
  await expect.element(heading()).toHaveTextContent("Deine Zahlung ist unterwegs");
});

test("empties the cart of this order, and leaves a newer one alone", async () => {
  localStorage.setItem("tribun.order", serialiseDraftForTests({ orderId: "o2", checkoutId: "c1" }));
  await open({ "GET /api/orders/o2": active });
  await expect.poll(() => localStorage.getItem("tribun.order")).toBeNull();
  localStorage.setItem("tribun.order", serialiseDraftForTests(undefined));
  await open({ "GET /api/orders/o2": active });
  await expect.element(heading().first()).toHaveTextContent("Tor. Jubel los.");
  expect(localStorage.getItem("tribun.order")).not.toBeNull();
});

test("does not celebrate what is not paid", async () => {
  await open({ "GET /api/orders/o2": sampleOrder });
  await expect.element(heading()).toHaveTextContent("Diese Bestellung ist noch nicht bezahlt");
  await expect.element(page.getByRole("link", { name: "Zur Zahlung" })).toHaveAttribute("href", "/dashboard/payment-result?cId=c1");
});

test("a guest signs in and comes back", async () => {
  await open({}, { signedIn: false });
  await expect
    .element(page.getByRole("link", { name: "Anmelden" }))
    .toHaveAttribute("href", "/auth/login?returnTo=%2Fcheckout%2Fsuccess%3Forder%3Do2");
});

test("somebody else's order is not found, and leads to the account", async () => {
  await open({ "GET /api/orders/o2": refuse("-1", { reason: "orderNotFound" }) });
  await expect.element(heading()).toHaveTextContent("Diese Bestellung finden wir nicht");
  await expect.element(page.getByRole("link", { name: "Zu meinem Konto" })).toBeVisible();
});

test("an operator that stumbles right after the payment does not say that there is no such order", async () => {
  await open({ "GET /api/orders/o2": (_: unknown, before: number) => (before === 0 ? refuse("-1") : active) });
  await expect.element(page.getByRole("button", { name: "Jetzt nachsehen" })).toBeVisible();
  expect(page.getByText("Diese Bestellung finden wir nicht").query()).toBeNull();
});

test("a fan whom an operator that is away cannot know is not sent to the login", async () => {
  const { app } = await open({ "GET /api/orders/o2": active }, { signedIn: false });
  app.store.set(sessionAtom, { status: "unauthenticated", failure: new ApiError("-1", { reason: "unreachable" }) });
  await expect.element(page.getByRole("button", { name: "Jetzt nachsehen" })).toBeVisible();
  expect(page.getByRole("link", { name: "Anmelden" }).query()).toBeNull();
});

test.each(["withdrawn", "cancelled", "rejected", "expired"])(
  "an order that is %s is not asked to be paid, its page tells of it",
  async (state) => {
    await open({ "GET /api/orders/o2": { ...sampleOrder, state, transactionStatus: 2 } });
    await expect.element(heading()).toHaveTextContent("Diese Bestellung ist geschlossen");
    await expect
      .element(page.getByRole("link", { name: "Bestellung ansehen" }))
      .toHaveAttribute("href", `/dashboard/orders/${sampleOrder.id}`);
    expect(page.getByRole("link", { name: "Zur Zahlung" }).query()).toBeNull();
  },
);

test("scores in Turkish", async () => {
  await open({ "GET /api/orders/o2": active }, { language: "tr" });
  await expect.element(heading()).toHaveTextContent("Gol. Sevin.");
});
