import { ApiError } from "@tribun/api-client";
import { PAYMENT_METHODS } from "@tribun/domain";
import { oneOfEach } from "@tribun/vitest-config/sweep";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openApproval, openSummary, orderButton, sentOrders, terms } from "../../testing/approval.tsx";
import { complete, intent, keptMethods, withDocument } from "../../testing/samples.ts";

const way = (name: string) => page.getByRole("radio", { name, exact: true });
const NAMES = ["SEPA-Lastschrift", "PayPal", "Kredit- oder Debitkarte"] as const;

async function order() {
  await openSummary();
  await terms().click();
  await orderButton().click();
}

const METHODS = NAMES.map((name, index) => [name, PAYMENT_METHODS[index], index === 2 ? 1 : 2] as const);

test.each(oneOfEach(METHODS, ([, , version]) => String(version)))(
  "%s is chosen by its name and once; the version follows from it",
  async (name, paymentMethod, paymentVersion) => {
    const { calls, went } = await openApproval();
    await way(name).click();
    await order();
    await expect.poll(() => sentOrders(calls)[0]).toMatchObject({ input: { body: { paymentMethod, paymentVersion } } });
    await expect.poll(() => went).toEqual(["https://club.example/c/c1"]);
  },
);

test("the list has every method of this device once, wallets first, and direct debit to begin with", async () => {
  const titles = () =>
    page
      .getByRole("group", { name: "Wie möchtest du zahlen?" })
      .getByRole("radio")
      .elements()
      .map((radio) => document.getElementById(radio.getAttribute("aria-labelledby") ?? "")?.textContent);
  const { unmount } = await openApproval();
  await expect.element(way("SEPA-Lastschrift")).toBeChecked();
  expect(titles()).toEqual(["Google Pay", ...NAMES]);
  await unmount();
  vi.stubGlobal("ApplePaySession", () => undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  await openApproval();
  await expect.poll(titles).toEqual(["Apple Pay", "Google Pay", ...NAMES]);
});

test("nothing is ordered while the kept methods are unknown, because one of them may be charged at once", async () => {
  const { calls } = await openApproval({ answers: { paymentMethods: () => new Promise(() => undefined) } });
  await order();
  const missing = page.getByRole("alert", { name: "Das fehlt noch" });
  await missing.getByRole("link", { name: /Ein Teil dieser Seite ließ sich nicht laden/ }).click();
  await expect.element(page.getByRole("region", { name: "Lieferung und Zahlung" })).toHaveFocus();
  expect(sentOrders(calls)).toEqual([]);
});

test("the choice is still there after a reload", async () => {
  await openApproval({ draft: { ...withDocument(), payment: { method: "googlePay" } } });
  await expect.element(way("Google Pay")).toBeChecked();
});

test("what is kept comes first by its label and is drawn from at once, without a payment page", async () => {
  const answers = { paymentMethods: keptMethods, tariffIntent: { ...intent, transactionStatus: 1 } };
  const { calls, went } = await openApproval({ answers });
  await expect.element(way("SEPA DE89 •••• 3000")).toBeChecked();
  await way("Visa •••• 4242").click();
  await order();
  await expect.poll(() => sentOrders(calls)[0]).toMatchObject({ input: { body: { paymentMethodId: "k-card", paymentVersion: 1 } } });
  expect(JSON.stringify(sentOrders(calls)[0])).not.toContain('paymentMethod"');
  await expect.poll(() => went).toEqual(["https://club.example/order/processing?cId=c1"]);
});

test("a kept method that was chosen and is gone gives way to the default", async () => {
  await openApproval({ draft: { ...withDocument(), payment: { keptId: "gone" } }, answers: { paymentMethods: keptMethods } });
  await expect.element(way("SEPA DE89 •••• 3000")).toBeChecked();
});

test.each([
  ["1038", "Die Zahlung ist nicht angekommen"],
  ["1037", "finden wir nicht"],
] as const)("a kept method that is refused with %s leads back to the choice, and nothing else is lost", async (code, told) => {
  let gone = false;
  const answers = {
    paymentMethods: () => (gone ? [] : keptMethods),
    tariffIntent: () => {
      gone = code === "1037";
      return new ApiError(code);
    },
  };
  await openApproval({ answers });
  await order();
  await expect.element(page.getByText(new RegExp(told))).toBeVisible();
  await page.getByRole("button", { name: "Andere Zahlungsart wählen" }).click();
  await expect.element(way(code === "1037" ? "SEPA-Lastschrift" : "SEPA DE89 •••• 3000")).toHaveFocus();
  await expect.element(terms()).toBeChecked();
});

test("of many kept methods, which stand in a list, a refused one leads back to the list", async () => {
  const many = Array.from({ length: 9 }, (_, nr) => ({
    id: `k-${nr}`,
    type: "card" as const,
    label: `Visa •••• 000${nr}`,
    isDefault: nr === 0,
  }));
  await openApproval({ answers: { paymentMethods: many, tariffIntent: new ApiError("1038") } });
  await order();
  await page.getByRole("button", { name: "Andere Zahlungsart wählen" }).click();
  await expect.element(page.getByRole("combobox", { name: "Wie möchtest du zahlen?" })).toHaveFocus();
});

test("an order that waits for its payment is paid in any way", async () => {
  const { calls, went } = await openApproval({ draft: { ...complete(-5), openOrder: { orderId: "o1", checkoutId: "c0" } } });
  await way("PayPal").click();
  await page.getByRole("button", { name: "Zur Zahlung" }).click();
  await expect.poll(() => went).toEqual(["https://club.example/c/c1"]);
  expect(calls.find(({ id }) => id === "checkoutSession")?.input).toMatchObject({
    body: { orderId: "o1", paymentMethod: "paypal", paymentVersion: 2 },
  });
});
