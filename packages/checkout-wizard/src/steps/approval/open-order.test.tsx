import { ApiError } from "@tribun/api-client";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openApproval, sentOrders } from "../../testing/approval.tsx";
import { complete, intent } from "../../testing/samples.ts";

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

test("a payment whose answer got lost is asked for again with its key", async () => {
  const { calls, went } = await openApproval({
    draft: waiting(),
    answers: { checkoutSession: (_: unknown, before: number) => (before === 0 ? new ApiError("-1", { reason: "unreachable" }) : intent) },
  });
  await pay().click();
  await expect.element(page.getByRole("button", { name: "Neu bestellen" })).toBeVisible();
  await pay().click();
  await expect.poll(() => went).toHaveLength(1);
  const [first, second] = payments(calls);
  expect(first).toEqual(second);
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
