import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openApproval, openCoupon, openSummary, orderButton, sentOrders, terms } from "../../../testing/approval.tsx";
import { keptMethods, withDocument } from "../../../testing/samples.ts";

vi.mock("./fields.ts", () => {
  throw new Error("away");
});

test("coupon and payment say in their places that they could not be fetched, and the rest of the ticket stands", async () => {
  await openApproval();
  await openCoupon();
  const lost = /Was du eingegeben hast, bleibt stehen/;
  await expect.element(page.getByRole("region", { name: "Gutschein" }).getByText(lost)).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Lieferung und Zahlung" }).getByText(lost)).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Tarif" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^zahlungspflichtig bestellen/ })).toBeVisible();
});

test("nothing is charged as long as the ways to pay are not there to be seen, and the summary leads to where they are missing", async () => {
  const { calls } = await openApproval({ draft: withDocument(), answers: { paymentMethods: keptMethods } });
  await openSummary();
  await terms().click();
  await orderButton().click();
  const missing = page.getByRole("alert", { name: "Das fehlt noch" });
  await missing.getByRole("link", { name: /Ein Teil dieser Seite ließ sich nicht laden/ }).click();
  const place = page.getByRole("region", { name: "Lieferung und Zahlung" });
  await expect.element(place).toHaveFocus();
  expect(sentOrders(calls)).toEqual([]);
});
