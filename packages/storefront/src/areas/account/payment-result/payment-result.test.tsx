import { ApiError } from "@tribun/api-client";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleOrder, sampleUser } from "../../../testing/samples.ts";
import { sessionAtom } from "../../../platform/session/session-state.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { PaymentResult } from "./payment-result.tsx";

const check = (transactionStatus: number, reason?: string) => ({
  transactionStatus,
  tId: "t1",
  orderId: "o1",
  price: { amount: 1000, currency: "EUR" },
  ...(reason !== undefined && { reason }),
});

type Options = { readonly path?: string; readonly signedIn?: boolean; readonly language?: "de" | "tr" };

async function open(answers: Answers, { path = "/dashboard/payment-result?cId=c1", signedIn = true, language = "de" }: Options = {}) {
  const stage = await makeStage({ screen: <PaymentResult />, path, answers, language, ...(signedIn && { user: sampleUser }) });
  await render(stage.element);
  return stage;
}
const heading = () => page.getByRole("heading", { level: 1 });

test.each([
  [1, "Deine Zahlung ist unterwegs"],
  [2, "Die Zahlung ist nicht angekommen"],
  [3, "Deine Zahlung ist da, wir richten alles ein"],
  [4, "Deine Zahlung ist noch offen"],
] as const)("status %i has a view of its own, whose heading takes the focus", async (status, title) => {
  await open({ "GET /c/c1/check": check(status) });
  await expect.element(heading()).toHaveTextContent(title);
  await expect.element(heading()).toHaveFocus();
});

test("an address without its payment tells of the fan's last open order", async () => {
  const answers = { "GET /api/orders": [{ ...sampleOrder, checkoutId: "c7" }], "GET /c/c7/check": check(3) };
  await open(answers, { path: "/dashboard/payment-result" });
  await expect.element(heading()).toHaveTextContent("Deine Zahlung ist da, wir richten alles ein");
});

test("one of a fan who has ordered nothing says so", async () => {
  await open({ "GET /api/orders": [] }, { path: "/dashboard/payment-result" });
  await expect.element(page.getByRole("link", { name: /Übersicht|Konto/ }).first()).toBeVisible();
});

test("a success leads on to the order by itself", async () => {
  await open({ "GET /c/c1/check": check(0) });
  await expect.element(heading()).toHaveTextContent("Deine Zahlung ist da");
  await expect.element(page.getByTestId("place"), { timeout: 4000 }).toHaveTextContent("/checkout/success?order=o1");
});

test("a pending payment that arrives is told without a reload", async () => {
  await open({ "GET /c/c1/check": (_: unknown, before: number) => check(before === 0 ? 1 : 2, "declined") });
  await expect.element(page.getByText(/Deine Bank hat die Zahlung abgelehnt/), { timeout: 6000 }).toBeVisible();
});

const KEPT = "GET /api/users/me/payment-methods";

test("paying again is for the same order, in another way, once", async () => {
  const answers = { [KEPT]: [], "POST /api/tariffs/checkout-session": refuse("1006") };
  const { sent } = await open({ "GET /c/c1/check": check(2, "declined"), ...answers });
  await page.getByRole("radio", { name: "Kredit- oder Debitkarte" }).click();
  const again = page.getByRole("button", { name: "Jetzt bezahlen" });
  await expect.element(again).toBeVisible();
  const button = again.element();
  if (button instanceof HTMLElement) for (let press = 0; press < 3; press++) button.click();
  await expect.element(page.getByText(/Kundenkonto gerade nicht anlegen/)).toBeVisible();
  const sessions = sent.filter(({ call }) => call === "POST /api/tariffs/checkout-session");
  expect(sessions).toHaveLength(1);
  expect(sessions[0]?.body).toMatchObject({ orderId: "o1", paymentVersion: 1, paymentMethod: "card" });
  expect(sessions[0]?.headers.get("idempotency-key")).toBeTruthy();
});

test("what is kept can be drawn from, and a refusal says what else there is", async () => {
  const card = { id: "k1", type: "card", label: "Visa •••• 4242", isDefault: true };
  const { sent } = await open({ "GET /c/c1/check": check(4), [KEPT]: [card], "POST /api/tariffs/checkout-session": refuse("1038") });
  await expect.element(page.getByRole("radio", { name: "Visa •••• 4242" })).toBeChecked();
  await page.getByRole("button", { name: "Jetzt bezahlen" }).click();
  await expect.element(page.getByText(/nimm eine andere Zahlungsart/)).toBeVisible();
  expect(sent.find(({ call }) => call === "POST /api/tariffs/checkout-session")?.body).toMatchObject({ paymentMethodId: "k1" });
});

test("methods that are kept but cannot be read are no obstacle", async () => {
  await open({ "GET /c/c1/check": check(4), [KEPT]: refuse("-1") });
  await expect.element(page.getByRole("radio", { name: "SEPA-Lastschrift" })).toBeChecked();
});

test("a guest signs in first and comes back here", async () => {
  await open({ "GET /c/c1/check": check(4) }, { signedIn: false });
  const login = page.getByRole("link", { name: "Anmelden und zahlen" });
  await expect.element(login).toHaveAttribute("href", "/auth/login?returnTo=%2Fdashboard%2Fpayment-result%3FcId%3Dc1");
});

test("who pays again and cannot be known, as the operator is away, is not sent to the login", async () => {
  const { app } = await open({ "GET /c/c1/check": check(4) }, { signedIn: false });
  app.store.set(sessionAtom, { status: "unauthenticated", failure: new ApiError("-1", { reason: "unreachable" }) });
  await expect.element(page.getByRole("button", { name: "Jetzt nachsehen" })).toBeVisible();
  expect(page.getByRole("link", { name: "Anmelden und zahlen" }).query()).toBeNull();
});

test("an order that ended after the payment says that the money comes back, not that nothing was taken", async () => {
  await open({ "GET /c/c1/check": check(2, "partnerSystem") });
  await expect.element(page.getByText(/erstatten wir vollständig/)).toBeVisible();
  await expect.element(page.getByText(/nichts abgebucht/)).not.toBeInTheDocument();
});

test.each(["withdrawn", "replaced", "cancelled"])(
  "an order that was %s is not paid again, and does not say that nothing was taken",
  async (reason) => {
    await open({ "GET /c/c1/check": check(2, reason) });
    await expect.element(heading()).toHaveTextContent("Diese Bestellung ist geschlossen");
    await expect.element(page.getByRole("link", { name: "Bestellung ansehen" })).toHaveAttribute("href", "/dashboard/orders/o1");
    expect(page.getByRole("button", { name: "Jetzt bezahlen" }).query()).toBeNull();
    expect(page.getByText(/nichts abgebucht/).query()).toBeNull();
  },
);

test("an order that was paid elsewhere meanwhile leads to no second one, and its payment is asked for again", async () => {
  await open({
    "GET /c/c1/check": (_: unknown, before: number) => check(before === 0 ? 2 : 3),
    [KEPT]: [],
    "POST /api/tariffs/checkout-session": refuse("-1", { reason: "order.paymentProcessing" }),
  });
  await page.getByRole("button", { name: "Jetzt bezahlen" }).click();
  await expect.element(heading()).toHaveTextContent("Deine Zahlung ist da, wir richten alles ein");
  expect(page.getByText(/Bestell einfach noch einmal/).query()).toBeNull();
});

test("where there is no cart, an order that cannot be paid any more leads to the tariffs", async () => {
  await open({ "GET /c/c1/check": check(2, "expired") });
  await expect.element(page.getByRole("link", { name: "Tarif aussuchen" })).toHaveAttribute("href", "/tarife");
});

test.each([
  ["an unknown checkout", "/dashboard/payment-result?cId=c1", { "GET /c/c1/check": refuse("-1", { reason: "orderNotFound" }) }],
  ["no checkout at all", "/dashboard/payment-result", {}],
] as const)("%s is explained and leads on", async (_, path, answers) => {
  await open(answers, { path });
  await expect.element(heading()).toHaveTextContent("Diese Zahlung kennen wir nicht");
  await expect.element(page.getByRole("link", { name: "Zu meinem Konto" })).toBeVisible();
});

test("an operator that is down is asked again, and the page says that the payment is safe", async () => {
  await open({ "GET /c/c1/check": (_: unknown, before: number) => (before === 0 ? refuse("-1") : check(1)) });
  await expect.element(heading()).toHaveTextContent("Wir können gerade nicht nachsehen");
  await page.getByRole("button", { name: "Jetzt nachsehen" }).click();
  await expect.element(heading()).toHaveTextContent("Deine Zahlung ist unterwegs");
});

test("what is said stays while it is asked again, with the focus of who is about to press", async () => {
  const { sent } = await open({
    "GET /c/c1/check": (_: unknown, before: number) => (before === 0 ? refuse("-1") : new Promise(() => undefined)),
  });
  const again = page.getByRole("button", { name: "Jetzt nachsehen" });
  await expect.element(again).toBeVisible();
  const button = again.element();
  if (!(button instanceof HTMLElement)) throw new Error("no button");
  button.focus();
  await expect.poll(() => sent.filter(({ call }) => call === "GET /c/c1/check").length, { timeout: 6000 }).toBe(2);
  await expect.poll(() => document.activeElement).toBe(button);
  await expect.element(heading()).toHaveTextContent("Wir können gerade nicht nachsehen");
});

test("speaks Turkish", async () => {
  await open({ "GET /c/c1/check": check(2) }, { language: "tr" });
  await expect.element(heading()).toHaveTextContent("Ödeme ulaşmadı");
});
