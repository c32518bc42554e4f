import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { CONSENT } from "../wake/islands/consent.ts";
import { makePage, tokensFor } from "../testing/page.tsx";
import { sampleOrder, sampleUser } from "../testing/samples.ts";
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
  const { href } = await arrive({ ...paid, transactionStatus });
  await expect.poll(href).toBe(place);
  expect(purchases()).toEqual([]);
});

test("an operator that cannot be asked leaves the fan on the page that asks again", async () => {
  const { href } = await arrive(new Response("<html>", { status: 502 }));
  await expect.poll(href).toBe("/order/processing?cId=c1");
});
