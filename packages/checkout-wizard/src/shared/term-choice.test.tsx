import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { toChosenTariff } from "../store/tariff.ts";
import { EMPTY_DRAFT } from "../draft/order-draft.ts";
import { shortTariff, tariff } from "../testing/catalogue.ts";
import { complete, withTariff } from "../testing/samples.ts";
import { type StageOptions, stageFor } from "../testing/stage.tsx";

async function open(options: Partial<StageOptions> = {}) {
  const stage = await stageFor({ step: "tariff", draft: withTariff(), ...options });
  await render(stage.element);
  return stage;
}

test("the short term stands beside the long one, and switching keeps number and jersey", async () => {
  await open({ draft: complete() });
  await page.getByRole("radio", { name: "12 Monate" }).click();
  await expect.element(page.getByText("22,99 €").first()).toBeVisible();
  await expect.poll(() => localStorage.getItem("tribun.order")).toContain('"id":"tribun-l-12"');
  await expect.poll(() => localStorage.getItem("tribun.order")).toContain("+491713920033");
});

test("the long term names its short one, so that nobody asks for all tariffs", async () => {
  const { calls } = await open();
  await expect.element(page.getByRole("radio", { name: "12 Monate" })).toBeVisible();
  expect(calls.filter(({ id }) => id === "tariffs")).toHaveLength(0);
});

test("whoever has changed the term stays on it, and all tariffs are not asked for", async () => {
  const { calls } = await open();
  const short = page.getByRole("radio", { name: "12 Monate" });
  await short.click();
  await expect.element(page.getByText("22,99 €").first()).toBeVisible();
  await expect.element(short).toHaveFocus();
  expect(calls.filter(({ id }) => id === "tariffs")).toHaveLength(0);
});

test("so does whoever came with the short term and goes back to the long one", async () => {
  await open({ draft: { ...EMPTY_DRAFT, tariff: toChosenTariff(shortTariff) } });
  const long = page.getByRole("radio", { name: "24 Monate" });
  await long.click();
  await expect.poll(() => localStorage.getItem("tribun.order")).toContain(`"id":"${tariff.id}"`);
  await expect.element(long).toBeChecked();
  await expect.element(long).toHaveFocus();
});

const about = page.getByText(/Wir liefern nur nach Deutschland/);

test("the other term comes into the place that is kept for it, and nothing moves", async () => {
  await page.viewport(390, 844);
  const come = Promise.withResolvers<unknown>();
  await open({
    answers: {
      tariffDetail: (input: unknown) => (JSON.stringify(input).includes(shortTariff.id) ? come.promise.then(() => shortTariff) : tariff),
    },
  });
  await expect.element(page.getByText("Surfen in der Türkei: nicht enthalten, Pakete ab 7,99 €")).toBeInTheDocument();
  const top = () => about.element().getBoundingClientRect().top + scrollY;
  const kept = top();
  await expect.element(page.getByRole("radio")).not.toBeInTheDocument();
  come.resolve(undefined);
  await expect.element(page.getByRole("radio", { name: "12 Monate" })).toBeVisible();
  expect(Math.abs(top() - kept)).toBeLessThan(1);
});
