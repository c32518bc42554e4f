import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { complete } from "../testing/drafts.ts";
import { withNumber } from "../testing/samples.ts";
import { stageFor } from "../testing/stage.tsx";

test.each([
  ["tariff", withNumber, ["/order/number"]],
  ["number", withNumber, ["/order/extras"]],
  ["extras", withNumber, ["/auth/register/tariff"]],
  ["approval", complete, []],
  ["cart", withNumber, ["/order/extras"]],
  ["cart", complete, ["/auth/register/tariff"]],
  ["number", () => ({ ...complete(), fromTicket: true as const }), ["/auth/register/tariff"]],
] as const)("whoever acts at %s has what comes next before it is asked for", async (step, draft, next) => {
  const { element, expected, calls } = await stageFor({ step, draft: draft() });
  await render(element);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect([...expected]).toEqual([]);
  await page.getByRole("heading", { level: 1 }).click();
  await expect.poll(() => [...expected]).toEqual(next);
  if (next.some((each) => each === "/order/extras")) await expect.poll(() => calls.some(({ id }) => id === "productPlans")).toBe(true);
});
