import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CONSENT } from "../hydration/islands/consent.ts";
import { makePage, tokensFor } from "../testing/page.tsx";
import { sampleOrder, sampleStanding, sampleUser } from "../testing/samples.ts";
import { serialiseDraftForTests } from "../testing/stored-draft.ts";

const paid = { transactionStatus: 0, tId: "t-1", orderId: "o2", price: { amount: 1000, currency: "EUR" } };
const back = "?success=true&price=999.99&tId=t-1&cId=c1";
const answersFor = (check: unknown) => ({
  "GET /c/c1/check": check,
  "GET /api/orders/o2": sampleOrder,
  "GET /api/tariffs": [],
  "GET /api/tariffs/me": [],
});
const purchases = () => (window.dataLayer ?? []).filter(({ event }) => event === "purchase");

function decide(choice: "granted" | "denied") {
  localStorage.setItem(CONSENT.key, JSON.stringify({ version: CONSENT.version, choice, at: "2026-11-21T10:00:00.000Z" }));
}

async function arrive(check: unknown, path = `/${back}`, user: unknown = sampleUser) {
  const made = await makePage({ path, answers: { ...answersFor(check), "GET /api/users/me": user }, tokens: tokensFor(3600) });
  return { ...made, shown: await render(made.element) };
}

beforeEach(() => {
  window.dataLayer = [];
});

test("a confirmed payment leads to the success page and is reported once, with the operator's sum", async () => {
  decide("granted");
  const first = await arrive(paid);
  await expect.poll(first.href).toBe("/checkout/success?order=o2");
  await expect.poll(purchases).toHaveLength(1);
  expect(purchases()[0]).toMatchObject({ ecommerce: { transaction_id: "t-1", value: 10, currency: "EUR" } });
  expect(JSON.stringify(window.dataLayer)).not.toContain("deniz@beispiel.de");
  await first.shown.unmount();
  const second = await arrive(paid);
  await expect.poll(second.href).toBe("/checkout/success?order=o2");
  expect(purchases()).toHaveLength(1);
});

test("a purchase waits for the fan who is still asked for, whose data leave as hashes, and keeps nobody from going on", async () => {
  decide("granted");
  const user = Promise.withResolvers<unknown>();
  const { href } = await arrive(paid, undefined, () => user.promise);
  await expect.poll(href).toBe("/checkout/success?order=o2");
  user.resolve(sampleUser);
  await expect.poll(purchases).toHaveLength(1);
  expect(purchases()[0]).toMatchObject({
    user_data: {
      sha256_email_address: expect.stringMatching(/^[\da-f]{64}$/),
      sha256_phone_number: expect.stringMatching(/^[\da-f]{64}$/),
      address: { country: "DE" },
    },
  });
});

test("a page that follows its payment is left to it, as a second answer would lead back whoever has gone on", async () => {
  const late = Promise.withResolvers<unknown>();
  const answers = {
    ...answersFor((_: unknown, before: number) => (before === 0 ? paid : late.promise)),
    ...ACCOUNT,
    "GET /api/users/me": sampleUser,
    "GET /api/orders/o2": { ...sampleOrder, state: "provisioning", transactionStatus: 0 },
  };
  const made = await makePage({ path: `/order/processing${back}`, answers, tokens: tokensFor(3600) });
  await render(made.element);
  await expect.poll(made.href).toBe("/checkout/success?order=o2");
  await page.getByRole("link", { name: "Zu meinem Konto" }).click();
  await expect.poll(made.href).toBe("/dashboard");
  late.resolve(paid);
  await expect.element(page.getByRole("button", { name: "Abmelden" })).toBeVisible();
  expect(asked(made, "GET /c/c1/check")).toHaveLength(1);
  expect(made.href()).toBe("/dashboard");
});

const PENDING = "/dashboard/payment-result?cId=c1";
const ACCOUNT = { "GET /api/tariffs/me/ping": sampleStanding, "GET /api/orders": [sampleOrder] };
const later = async (check: unknown, user = sampleUser) => {
  const answers = { ...answersFor(check), ...ACCOUNT, "GET /api/users/me": user };
  const made = await makePage({ path: "/dashboard", answers, tokens: tokensFor(3600) });
  return { ...made, shown: await render(made.element) };
};
const asked = ({ sent }: Awaited<ReturnType<typeof makePage>>, call: string) => sent.filter((each) => each.call === call);

test("a debit that takes days is reported once it has come, when its fan is in the account again, and once", async () => {
  decide("granted");
  const first = await arrive({ ...paid, transactionStatus: 1 }, PENDING);
  await expect.poll(() => localStorage.getItem("tribun.awaited")).toBe(JSON.stringify([`${sampleUser.id} c1`]));
  expect(purchases()).toEqual([]);
  await first.shown.unmount();
  const still = await later({ ...paid, transactionStatus: 1 });
  await expect.poll(() => asked(still, "GET /c/c1/check")).toHaveLength(1);
  await still.shown.unmount();
  const come = await later(paid);
  await expect.poll(purchases).toHaveLength(1);
  expect(purchases()[0]).toMatchObject({ ecommerce: { transaction_id: "t-1", value: 10 } });
  await expect.poll(() => localStorage.getItem("tribun.awaited")).toBeNull();
  await come.shown.unmount();
  const again = await later(paid);
  await expect.poll(() => asked(again, "GET /api/tariffs/me/ping")).not.toEqual([]);
  expect(asked(again, "GET /c/c1/check")).toEqual([]);
  expect(purchases()).toHaveLength(1);
});

test("somebody else in the same browser is not taken for the buyer, and what was refused is awaited no more", async () => {
  decide("granted");
  localStorage.setItem("tribun.awaited", JSON.stringify([`${sampleUser.id} c1`]));
  const other = await later(paid, { ...sampleUser, id: "other" });
  await expect.poll(() => asked(other, "GET /api/tariffs/me/ping")).not.toEqual([]);
  expect(asked(other, "GET /c/c1/check")).toEqual([]);
  await other.shown.unmount();
  await later({ ...paid, transactionStatus: 2 });
  await expect.poll(() => localStorage.getItem("tribun.awaited")).toBeNull();
  expect(purchases()).toEqual([]);
});

test("without consent no debit is awaited", async () => {
  decide("denied");
  const { sent } = await arrive({ ...paid, transactionStatus: 1 }, PENDING);
  await expect.poll(() => sent.filter(({ call }) => call === "GET /c/c1/check")).not.toEqual([]);
  expect(localStorage.getItem("tribun.awaited")).toBeNull();
});

test("what is paid leaves the cart before the fan is led on", async () => {
  localStorage.setItem("tribun.order", serialiseDraftForTests({ orderId: "o2", checkoutId: "c1" }));
  const { href } = await arrive(paid);
  await expect.poll(href).toBe("/checkout/success?order=o2");
  expect(localStorage.getItem("tribun.order")).toBeNull();
});

test.each(["denied", undefined] as const)("without consent (%s) it is routed and not reported", async (choice) => {
  if (choice) decide(choice);
  const { href } = await arrive(paid);
  await expect.poll(href).toBe("/checkout/success?order=o2");
  expect(window.dataLayer).toEqual([]);
  expect(document.querySelector('script[src*="googletagmanager"]')).toBeNull();
});

test.each([
  [2, "/dashboard/payment-result?cId=c1"],
  [1, "/dashboard/payment-result?cId=c1"],
  [3, "/order/processing?cId=c1"],
])("a claim that the operator answers with status %i is neither celebrated nor reported", async (transactionStatus, place) => {
  decide("granted");
  const { href } = await arrive({ ...paid, tId: "t-2", transactionStatus });
  await expect.poll(href).toBe(place);
  // Looks only for its own: the page of an earlier test may still report a purchase, and finds a consent here.
  expect(JSON.stringify(purchases())).not.toContain("t-2");
});

test("an operator that cannot be asked leaves the fan on the page that asks again", async () => {
  const { href } = await arrive(new Response("<html>", { status: 502 }));
  await expect.poll(href).toBe("/order/processing?cId=c1");
});
