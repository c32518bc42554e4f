import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { openApproval, openCoupon, openSummary, orderButton, sentOrders, terms } from "../testing/approval.tsx";
import { failingOnce, faultsAt } from "../testing/faults.ts";
import { complete, coupon, intent, withNumber } from "../testing/samples.ts";
import { stageFor } from "../testing/stage.tsx";

const said = () => page.getByText(/^Wir erreichen|zu viele Versuche|^Ein Fehler ist aufgetreten/).first();

test.each(faultsAt(0))("a card from a shop is looked at again after %s, and the order goes on", async (fault) => {
  const known = { valid: true, simType: "physical", activatable: true, checkedAt: "2026-11-21T10:00:00.000Z" };
  const { element, went, calls } = await stageFor({
    step: "number",
    draft: withNumber(),
    answers: { checkSim: failingOnce(fault, known) },
  });
  await render(element);
  await page.getByRole("radio", { name: "SIM-Karte aus dem Laden" }).click();
  const field = page.getByRole("textbox", { name: "Kartennummer (ICCID)" });
  await field.fill("8949990000190700015");
  await page.getByRole("button", { name: "Karte prüfen" }).click();
  await expect.element(said()).toBeVisible();
  await expect.element(field).toHaveValue("8949990000190700015");
  await page.getByRole("button", { name: "Karte prüfen" }).click();
  await expect.element(page.getByText(/^Die Karte passt/)).toBeVisible();
  expect(said().query()).toBeNull();
  await page.getByRole("button", { name: /^Weiter/ }).click();
  await expect.poll(() => went).toEqual(["extras"]);
  expect(calls.filter(({ id }) => id === "checkSim")).toHaveLength(2);
});

test.each(faultsAt(1))("a coupon is asked about again after %s, counts, and one order carries it", async (fault) => {
  const { calls, went } = await openApproval({ answers: { couponCode: failingOnce(fault, coupon) } });
  const field = page.getByRole("textbox", { name: "Gutscheincode" });
  const apply = page.getByRole("button", { name: "Einlösen" });
  await openCoupon();
  await field.fill("TRIBUN5");
  await apply.click();
  await expect.element(said()).toBeVisible();
  await expect.element(field).toHaveValue("TRIBUN5");
  await apply.click();
  await expect.element(page.getByText("Gutschein TRIBUN5 ist eingelöst.")).toBeVisible();
  await openSummary();
  await terms().click();
  await orderButton().click();
  await expect.poll(() => went).toEqual([intent.checkoutUrl]);
  expect(sentOrders(calls)).toHaveLength(1);
  expect(sentOrders(calls)[0]).toMatchObject({ input: { body: { couponCode: "TRIBUN5" } } });
});

test.each(faultsAt(2))("the payment of an order that waits is opened again after %s, and nothing is ordered twice", async (fault) => {
  const { calls, went } = await openApproval({
    draft: { ...complete(-5), openOrder: { orderId: "o1", checkoutId: "c0" } },
    answers: { checkoutSession: failingOnce(fault, intent) },
  });
  const pay = page.getByRole("button", { name: "Zur Zahlung" });
  await pay.click();
  await expect.element(said()).toBeVisible();
  expect(went).toEqual([]);
  await pay.click();
  await expect.poll(() => went).toEqual([intent.checkoutUrl]);
  expect(sentOrders(calls)).toEqual([]);
});
