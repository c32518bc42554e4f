import { ApiError } from "@tribun/api-client";
import { euro } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { plan, tariff, withNumber } from "../../testing/samples.ts";
import { type StageOptions, stageFor } from "../../testing/stage.tsx";
import { startJersey } from "./schema.ts";

async function open(options: Partial<StageOptions> = {}) {
  const stage = await stageFor({ step: "extras", draft: withNumber(), ...options });
  await render(stage.element);
  return stage;
}
const next = () => page.getByRole("button", { name: /^Das will ich/ });
const stepNames = () => page.getByRole("navigation", { name: "Schritte der Bestellung" }).getByRole("listitem");

test.each([
  [
    "none goes with the tariff",
    { answers: { tariffDetail: { ...tariff, withoutJersey: true as const }, productPlans: new ApiError("-1") } },
  ],
  ["they have sold out since", { answers: { productPlans: [] } }],
  ["the club sells none", { offers: { jersey: false, specialNumbers: true, porting: true } }],
] as const)("where no jersey can be had there are three steps: %s", async (_, options) => {
  const { calls, went } = await open(options);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Ein letzter Blick");
  expect(went).toEqual(["approval"]);
  expect(stepNames().elements()).toHaveLength(3);
  expect(page.getByText("Trikot", { exact: true }).query()).toBeNull();
  if ("offers" in options) expect(calls.some(({ id }) => id === "productPlans")).toBe(false);
});

test("a jersey can be had: four steps", async () => {
  await open();
  await expect.element(next()).toBeVisible();
  expect(stepNames().elements()).toHaveLength(4);
});

test("jerseys that cannot be asked for are no reason to go without: the step says so and asks again", async () => {
  let down = true;
  const { went } = await open({ answers: { productPlans: () => (down ? new ApiError("-1") : [plan]) } });
  const retry = page.getByRole("button", { name: "Noch einmal versuchen" });
  await expect.element(retry).toBeVisible();
  down = false;
  await retry.click();
  await expect.element(page.getByRole("button", { name: /^Das will ich/ })).toBeVisible();
  expect(went).toEqual([]);
});

test("who comes back to this very step has the jerseys asked for beside the tariff, not one after the other", async () => {
  const { calls } = await open({ answers: { tariffDetail: () => new Promise<never>(() => undefined) } });
  await expect
    .poll(() =>
      calls
        .map(({ id }) => id)
        .filter((id) => ["tariffDetail", "productPlans"].includes(id))
        .toSorted(),
    )
    .toEqual(["productPlans", "tariffDetail"]);
});

test("a declined jersey comes back with its own plan and price", async () => {
  const other = { ...plan, id: "jersey-gala", name: "Gala-Trikot", advanceFee: euro(8999) };
  const { wanted: _, ...before } = { ...startJersey(other), size: "M" };
  const draft = { ...withNumber(), jersey: { wanted: false as const, before } };
  const { went } = await open({ draft, answers: { productPlans: [plan, other] } });
  await expect.element(next()).toMatchTextContent(/89,99\s€/);
  await next().click();
  await expect.poll(() => went).toEqual(["/auth/register/tariff"]);
  expect(localStorage.getItem("tribun.order")).toContain('"planId":"jersey-gala"');
});
