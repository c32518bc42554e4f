import { ApiError } from "@tribun/api-client";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { openApproval, openSummary, orderButton, sentOrders, terms } from "../../../testing/approval.tsx";
import { complete, intent } from "../../../testing/samples.ts";

const waiting = () => ({ ...complete(-5), openOrder: { orderId: "o1", checkoutId: "c0" } });
const pay = () => page.getByRole("button", { name: "Zur Zahlung" });
const payments = (calls: Awaited<ReturnType<typeof openApproval>>["calls"]) => calls.filter(({ id }) => id === "checkoutSession");

test("an order that waits for its payment is paid, never ordered twice", async () => {
  const { calls, went } = await openApproval({ draft: waiting() });
  await pay().click();
  await expect.poll(() => went).toEqual(["https://club.example/c/c1"]);
  expect(sentOrders(calls)).toHaveLength(0);
  expect(payments(calls)[0]?.input).toMatchObject({ body: { orderId: "o1" } });
});

test("an order that waits for its payment leads to where it can be cancelled", async () => {
  const { went } = await openApproval({ draft: waiting() });
  await page.getByRole("link", { name: "Im Warenkorb stornieren" }).click();
  await expect.poll(() => went).toEqual(["/cart"]);
});

test("a payment whose answer got lost is asked for again with its key", async () => {
  const { calls, went } = await openApproval({
    draft: waiting(),
    answers: { checkoutSession: (_: unknown, before: number) => (before === 0 ? new ApiError("-1", { reason: "unreachable" }) : intent) },
  });
  await pay().click();
  await expect.element(page.getByText("Wir erreichen den Server gerade nicht.")).toBeVisible();
  // Offer no second order while it is unknown whether this one can still be paid.
  await expect.element(page.getByRole("button", { name: "Neu bestellen" })).not.toBeInTheDocument();
  await pay().click();
  await expect.poll(() => went).toHaveLength(1);
  const [first, second] = payments(calls);
  expect(first).toEqual(second);
});

test("Back from the payment page stands where the notice is, not at the end of a page that has become shorter", async () => {
  document.body.style.paddingBlock = "3000px";
  onTestFinished(() => document.body.removeAttribute("style"));
  scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
  await openApproval({ draft: waiting() });
  await expect.element(page.getByText("Deine Bestellung wartet auf die Zahlung")).toBeInViewport({ ratio: 1 });
  scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
  globalThis.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.element(pay()).toBeInViewport({ ratio: 1 });
});

test("Back from the payment page finds the button ready, and opens another payment", async () => {
  const { calls, went } = await openApproval({ draft: waiting() });
  await pay().click();
  await expect.poll(() => went).toHaveLength(1);
  await expect.element(page.getByRole("button", { name: "Weiter zur Zahlung" })).toBeVisible();
  globalThis.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await pay().click();
  await expect.poll(() => went).toHaveLength(2);
  const [first, second] = payments(calls);
  expect(second?.input["idempotencyKey"]).not.toBe(first?.input["idempotencyKey"]);
});

test.each([
  ["1108", undefined],
  ["1104", undefined],
  ["-1", "order.expired"],
  ["-1", "orderNotFound"],
] as const)("an order that cannot be paid any more (%s, %s) can be ordered anew", async (code, reason) => {
  await openApproval({ draft: waiting(), answers: { checkoutSession: new ApiError(code, { ...(reason && { reason }) }) } });
  await pay().click();
  await page.getByRole("button", { name: "Neu bestellen" }).click();
  await expect.element(pay()).not.toBeInTheDocument();
});

const check = (transactionStatus: number) => ({ transactionStatus, tId: "t1", orderId: "o1", price: { amount: 1, currency: "EUR" } });
const RESULT = "/dashboard/payment-result?cId=c0";

test("an order that was paid in a tab that was closed is followed to how that went", async () => {
  const { went, calls } = await openApproval({ draft: waiting(), answers: { checkoutStatus: check(0) } });
  await expect.poll(() => went).toEqual([RESULT]);
  expect(calls.find(({ id }) => id === "checkoutStatus")?.input).toMatchObject({ params: { id: "c0" } });
});

test.each([1, 3])("money that is under way (%i) is followed by the press, not asked for again", async (status) => {
  const { went, calls } = await openApproval({ draft: waiting(), answers: { checkoutStatus: check(status) } });
  await expect.poll(() => calls.filter(({ id }) => id === "checkoutStatus")).toHaveLength(1);
  await expect.element(pay()).toBeVisible();
  await pay().click();
  await expect.poll(() => went).toEqual([RESULT]);
  expect(payments(calls)).toHaveLength(0);
});

test("an order that was paid elsewhere meanwhile is followed once its payment is refused", async () => {
  const { went } = await openApproval({
    draft: waiting(),
    answers: {
      checkoutStatus: (_: unknown, before: number) => check(before === 0 ? 4 : 0),
      checkoutSession: new ApiError("-1", { reason: "order.paid" }),
    },
  });
  await pay().click();
  await expect.poll(() => went).toEqual([RESULT]);
});

test("an order that is placed here leads to its payment alone, and not beside that to how it went", async () => {
  const { went, calls } = await openApproval({ answers: { checkoutStatus: check(0) } });
  await openSummary();
  await terms().click();
  await orderButton().click();
  await expect.poll(() => went).toHaveLength(1);
  await expect.element(page.getByText("Deine Bestellung wartet auf die Zahlung")).toBeVisible();
  expect(went).not.toContain("/dashboard/payment-result?cId=c1");
  expect(calls.filter(({ id }) => id === "checkoutStatus")).toHaveLength(0);
});
