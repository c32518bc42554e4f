import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { orderButton } from "../../testing/approval.tsx";
import { complete, provenUser, withDocument } from "../../testing/samples.ts";
import { type StageOptions, stageFor } from "../../testing/stage.tsx";

/** A phone whose screen shows only the top of the order summary. */
async function open(options: Partial<StageOptions>) {
  await page.viewport(390, 500);
  const stage = await stageFor({ step: "approval", ...options });
  await render(stage.element);
  await expect.element(page.getByRole("region", { name: "Tarif" })).toBeVisible();
  return stage;
}
const own = { draft: withDocument(), user: provenUser(), secrets: { identityNumber: "L01X00T47" } };
const asked = (calls: readonly { readonly id: string }[], id: string) => calls.filter((call) => call.id === id);

test("everything that an order is sent with is there without a scroll, so that a search in the page finds it", async () => {
  const { calls } = await open(own);
  await expect.element(orderButton()).toBeInTheDocument();
  await expect.poll(() => asked(calls, "contractSummary")).toHaveLength(1);
});

test("a guest is asked for neither a coupon nor a way to pay, and nothing is summed up before there is an account", async () => {
  const { calls } = await open({ draft: complete() });
  await expect.element(page.getByRole("region", { name: "Kosten" })).toBeInTheDocument();
  expect(page.getByRole("region", { name: "Gutschein" }).query()).toBeNull();
  expect(page.getByRole("radio").query()).toBeNull();
  expect(asked(calls, "contractSummary")).toHaveLength(0);
});

test("who wants no jersey is not asked for those that there are", async () => {
  const { calls } = await open({ draft: { ...complete(), jersey: { wanted: false } } });
  await expect.element(page.getByRole("region", { name: "Trikot" })).toBeInTheDocument();
  expect(asked(calls, "productPlans")).toHaveLength(0);
});
