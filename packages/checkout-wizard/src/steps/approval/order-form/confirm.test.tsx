import { everythingStored } from "@tribun/vitest-config/stored";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { openApproval, openSummary, orderButton, sentOrders, terms } from "../../../testing/approval.tsx";
import { complete, user } from "../../../testing/samples.ts";
import { stageFor } from "../../../testing/stage.tsx";

test.each([
  ["private", 2],
  ["corporate", 0],
] as const)("a withdrawal is spoken of to those who have it: %s", async (customerType, times) => {
  const stage = await stageFor({ step: "approval", draft: complete(), user: { ...user, customerType } });
  await render(stage.element);
  await expect.element(page.getByRole("checkbox", { name: /Allgemeinen Geschäftsbedingungen/ })).toBeVisible();
  expect(page.getByText(/Widerrufs(?:frist um|recht steht)/).elements()).toHaveLength(times);
});

test.each([
  ["private", 0],
  ["corporate", 2],
] as const)("sums without VAT stand beside those with it for companies, whatever tariff they take: %s", async (customerType, times) => {
  const stage = await stageFor({ step: "approval", draft: complete(), user: { ...user, customerType } });
  await render(stage.element);
  await expect.element(page.getByText(/Mehrwertsteuer|MwSt\./).first()).toBeVisible();
  expect(page.getByText(/netto|Ohne MwSt\./).elements()).toHaveLength(times);
});

test("the sheet of the tariff stands with it, beside the order (L03)", async () => {
  await openApproval();
  await expect
    .element(page.getByRole("link", { name: /Produktinformationsblatt/ }))
    .toHaveAttribute("href", expect.stringContaining("tribun-l.pdf"));
});

test("a box that was ticked is empty again after a reload, and is kept nowhere (ADR 0038)", async () => {
  const { unmount } = await openApproval();
  await terms().click();
  await expect.element(terms()).toBeChecked();
  const stored = await everythingStored();
  expect(stored).not.toMatch(/earlyStart|"terms"/);
  await unmount();
  await openApproval();
  await expect.element(terms()).not.toBeChecked();
  for (const box of page.getByRole("checkbox").elements()) expect(box).not.toBeChecked();
});

test("a fan who agreed to the terms when registering in this order is not asked again, and the order says so", async () => {
  const { calls } = await openApproval({ secrets: { identityNumber: "L01X00T47", terms: true } });
  await expect.element(page.getByText(/denen du bei der Registrierung zugestimmt hast/)).toBeVisible();
  expect(terms().query()).toBeNull();
  await openSummary();
  await orderButton().click();
  await expect.poll(() => sentOrders(calls)).toHaveLength(1);
});
