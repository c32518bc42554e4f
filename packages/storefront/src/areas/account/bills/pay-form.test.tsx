import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { BILL_ANSWERS, sampleInvoice } from "../../../testing/sample-invoice.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { PayForm } from "./pay-form.tsx";
import { inLanguage } from "../../../features/payment/in-language.ts";

const INTENT = "POST /api/invoices/i1/payment-intent";
const CARD = { id: "m1", type: "card", label: "Visa •••• 4242", isDefault: true };
const opened = {
  orderId: "i1",
  tId: "t1",
  checkoutId: "c1",
  checkoutUrl: "https://here.invalid/c/c1",
  methods: ["card"],
  dueNow: sampleInvoice.total,
};
const intent = { ...opened, expiresAt: "2026-11-21T12:00:00.000Z", transactionStatus: 3 };

async function open(answers: Answers = {}, invoice = sampleInvoice) {
  const all = { ...BILL_ANSWERS, "GET /api/users/me/payment-methods": [CARD], [INTENT]: intent, ...answers };
  const stage = await makeStage({ screen: <PayForm invoice={invoice} />, path: "/dashboard/bills", answers: all, user: sampleUser });
  await render(stage.element);
  return stage;
}
const pay = () => page.getByRole("button", { name: /20,98.*jetzt zahlen/ });
const posts = (sent: Awaited<ReturnType<typeof open>>["sent"]) => sent.filter(({ call }) => call === INTENT);

test("the kept method pays at once and leads to how it went", async () => {
  const { sent, router } = await open();
  await pay().click();
  await expect.poll(() => router.history.location.href).toBe("/dashboard/bills?bill=i1&cId=c1");
  expect(posts(sent)[0]?.body).toMatchObject({ paymentMethodId: "m1" });
});

test("another method is asked for by its name", async () => {
  const { sent } = await open({ [INTENT]: refuse("-1") });
  await page.getByRole("radio", { name: "PayPal" }).click();
  await pay().click();
  await expect.poll(() => posts(sent)[0]?.body).toMatchObject({ paymentMethod: "paypal" });
});

test("a wallet that is kept is not called like a new one", async () => {
  const wallet = { id: "m2", type: "paypal", label: "PayPal", isDefault: false };
  await open({ "GET /api/users/me/payment-methods": [CARD, wallet] });
  await expect.element(page.getByRole("radio", { name: "PayPal, hinterlegt", exact: true })).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "PayPal", exact: true })).toBeVisible();
});

test.each(["1038", "1037", "1032", "1021", "-1"] as const)(
  "a refusal (%s) is said at the bill, and the same wish keeps its key",
  async (code) => {
    const { sent } = await open({ [INTENT]: refuse(code) });
    await pay().click();
    await expect.element(page.getByRole("alert")).toBeVisible();
    await pay().click();
    await expect.poll(() => posts(sent).length).toBe(2);
    const [first, second] = posts(sent).map(({ headers }) => headers.get("idempotency-key"));
    expect(first).toBe(second);
  },
);

test("the payment page speaks the language of this one, whatever the bill was issued in", () => {
  expect(inLanguage("https://here.invalid/c/c1", "tr")).toBe("https://here.invalid/c/c1?lang=tr");
});

test("what happens without a press is said: drawn from what is kept, or to be paid by the fan", async () => {
  const issued = { ...sampleInvoice, status: "issued" as const };
  await open({}, issued);
  await expect.element(page.getByText("Sonst buchen wir am 15.11.2026 von Visa •••• 4242 ab.")).toBeVisible();
});

test("without anything kept the fan is told to pay in time", async () => {
  await open({ "GET /api/users/me/payment-methods": [] }, { ...sampleInvoice, status: "issued" });
  await expect.element(page.getByText(/bezahl bitte bis zum 15\.11\.2026 selbst/)).toBeVisible();
});

test("whose methods could not be read is not told that none is kept", async () => {
  await open({ "GET /api/users/me/payment-methods": refuse("-1") }, { ...sampleInvoice, status: "issued" });
  await expect.element(pay()).toBeVisible();
  expect(page.getByText(/keine Zahlungsart gespeichert/).elements()).toEqual([]);
});
