import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { complete, user } from "../../testing/samples.ts";
import { stageFor } from "../../testing/stage.tsx";

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
