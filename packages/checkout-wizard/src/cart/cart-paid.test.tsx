import { ApiError } from "@tribun/api-client";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { complete } from "../testing/samples.ts";
import { stageFor } from "../testing/stage.tsx";

const RESULT = "/dashboard/payment-result?cId=c0";
const pay = () => page.getByRole("link", { name: "Zur Zahlung" });

async function open(checkoutStatus: unknown, more: object = {}) {
  const draft = { ...complete(), openOrder: { orderId: "o1", checkoutId: "c0" } };
  const stage = await stageFor({ step: "cart", draft, answers: { checkoutStatus, ...more } });
  await render(stage.element);
  return stage;
}
const check = (transactionStatus: number, reason?: string) => ({
  ...{ transactionStatus, tId: "t1", orderId: "o1", price: { amount: 1, currency: "EUR" } },
  ...(reason !== undefined && { reason }),
});

test("an order that was paid in a tab that was closed is followed to how that went", async () => {
  const { went } = await open(check(0));
  await expect.poll(() => went).toEqual([RESULT]);
});

test.each([1, 3])("money that is under way (%i) is followed, not asked for again", async (status) => {
  const { went } = await open(check(status));
  await expect.element(pay()).toHaveAttribute("href", RESULT);
  expect(went).toEqual([]);
});

test.each(["withdrawn", "replaced", "cancelled", "expired", "partnerSystem"])(
  "an order that is over (%s) is told of, and waits in the cart no more",
  async (reason) => {
    const { went } = await open(check(2, reason));
    await expect.poll(() => went).toEqual([RESULT]);
    await expect.poll(() => localStorage.getItem("tribun.order")).not.toContain("openOrder");
    await expect.element(page.getByRole("link", { name: "Weiter zu dir" })).toBeVisible();
  },
);

test("an order that waits says so, and is paid or cancelled, not changed under its payment", async () => {
  const { calls } = await open(check(4), { cancelOrder: { cancelled: true } });
  await expect.element(page.getByText("Deine Bestellung wartet auf die Zahlung")).toBeVisible();
  await expect.element(pay()).toBeVisible();
  expect(page.getByText(/Bestellt ist erst/).elements()).toEqual([]);
  expect(page.getByRole("button", { name: /Ändern|Entfernen|leeren/ }).elements()).toEqual([]);
  expect(page.getByRole("link", { name: "Anderen Tarif wählen" }).elements()).toEqual([]);
  await page.getByRole("button", { name: "Bestellung stornieren" }).click();
  await expect.element(page.getByText(/Deine Bestellung ist storniert/)).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
  await expect.element(page.getByRole("button", { name: "Tarif: Ändern" })).toBeVisible();
  expect(calls.filter(({ id }) => id === "cancelOrder").map(({ input }) => input["params"])).toEqual([{ id: "o1" }]);
  await expect.poll(() => localStorage.getItem("tribun.order")).not.toContain("openOrder");
});

test("one that is being paid meanwhile is not cancelled, and stands as it does", async () => {
  const refused = new ApiError("-1", { reason: "order.paymentProcessing" });
  const { calls } = await open(check(4), { cancelOrder: refused });
  await page.getByRole("button", { name: "Bestellung stornieren" }).click();
  await expect.poll(() => calls.filter(({ id }) => id === "checkoutStatus")).toHaveLength(2);
  expect(localStorage.getItem("tribun.order")).toContain("openOrder");
});

test.each([
  ["that was refused", check(2, "declined")],
  ["that was not begun", check(4)],
  ["that nobody knows of just now", new ApiError("-1", { reason: "unreachable" })],
])("a payment %s is asked for at the order's overview", async (_, answer) => {
  const { went, calls } = await open(answer);
  await expect.poll(() => calls.filter(({ id }) => id === "checkoutStatus")).toHaveLength(1);
  await expect.element(pay()).toHaveAttribute("href", "/order/approval");
  expect(went).toEqual([]);
});
