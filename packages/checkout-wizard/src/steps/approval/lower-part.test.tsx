import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { comeDown, orderButton } from "../../testing/approval.tsx";
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

test("what an order is sent with comes, and is asked for, once its fan comes near", async () => {
  const { calls } = await open(own);
  expect(orderButton().query()).toBeNull();
  expect(asked(calls, "contractSummary")).toHaveLength(0);
  page.getByRole("button", { name: "Zurück" }).element().scrollIntoView();
  await expect.element(orderButton()).toBeInTheDocument();
  await expect.poll(() => asked(calls, "contractSummary")).toHaveLength(1);
});

test("a change of who orders that stood open stands open again, wherever it is", async () => {
  await open({ ...own, draft: { ...withDocument(), edits: { person: {} } } });
  await expect.element(page.getByLabelText("Straße")).toBeInTheDocument();
});

test("a guest is asked for neither a coupon nor a way to pay, and nothing is summed up before there is an account", async () => {
  const { calls } = await open({ draft: complete() });
  await comeDown();
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
