import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { makeStage } from "../../../testing/stage.tsx";
import "../../../testing/sooner.ts";
import { serialiseDraftForTests } from "../../../testing/stored-draft.ts";
import { OrderProcessing } from "./order-processing.tsx";

const check = (transactionStatus: number) => ({ transactionStatus, tId: "t1", orderId: "o1", price: { amount: 1000, currency: "EUR" } });

async function open(answers: Answers, path = "/order/processing?cId=c1") {
  const stage = await makeStage({ screen: <OrderProcessing />, path, answers });
  await render(stage.element);
  return stage;
}
const place = () => page.getByTestId("place");

test("asks until the payment is confirmed, then goes to the order", async () => {
  let paid = false;
  const answers: number[] = [];
  await open({
    "GET /c/c1/check": () => {
      answers.push(paid ? 0 : 3);
      return check(paid ? 0 : 3);
    },
  });
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Wir prüfen deine Zahlung");
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  paid = true;
  await expect.element(place()).toHaveTextContent("/checkout/success?order=o1");
  expect(answers.filter((status) => status === 0)).toHaveLength(1);
});

test.each([
  ["o1", "is empty"],
  ["o9", "stays"],
])("as soon as it is paid, the cart of order %s %s", async (orderId, cart) => {
  localStorage.setItem("tribun.order", serialiseDraftForTests({ orderId, checkoutId: "c1" }));
  await open({ "GET /c/c1/check": check(0) });
  await expect.element(place()).toHaveTextContent("/checkout/success?order=o1");
  await expect.poll(() => (localStorage.getItem("tribun.order") === null ? "is empty" : "stays")).toBe(cart);
});

test.each([
  ["a refused payment", check(2), "/dashboard/payment-result?cId=c1"],
  ["a pending payment", check(1), "/dashboard/payment-result?cId=c1"],
  ["an unknown checkout", refuse("-1", { reason: "orderNotFound" }), "/dashboard/payment-result?cId=c1"],
] as const)("%s goes to its result", async (_, answer, to) => {
  await open({ "GET /c/c1/check": answer });
  await expect.element(place()).toHaveTextContent(to);
});

test("without a checkout the result page explains", async () => {
  await open({}, "/order/processing");
  await expect.element(place()).toHaveTextContent("/dashboard/payment-result");
});

test("success=true in the address decides nothing", async () => {
  await open({ "GET /c/c1/check": check(2) }, "/order/processing?success=true&price=0.01&tId=t1&cId=c1");
  await expect.element(place()).toHaveTextContent("/dashboard/payment-result?cId=c1");
});

const fails = (how: () => Promise<Response>) => (_: unknown, before: number) => (before === 0 ? how() : check(0));

test.each([
  ["offline", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["too many calls", () => Promise.resolve(new Response("{}", { status: 429, headers: { "retry-after": "1" } }))],
  ["a fault of the operator", () => Promise.resolve(new Response("{}", { status: 500 }))],
  ["no answer in time", () => Promise.reject(new DOMException("The operation timed out.", "TimeoutError"))],
  ["a gateway's page", () => Promise.resolve(new Response("<!doctype html>", { headers: { "content-type": "text/html" } }))],
] as const)("asks again after %s, and the fan arrives at what was paid", async (_fault, how) => {
  await open({ "GET /c/c1/check": fails(how) });
  await expect.element(place()).toHaveTextContent("/checkout/success?order=o1");
});
