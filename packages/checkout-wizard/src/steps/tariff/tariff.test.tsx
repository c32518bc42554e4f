import { ApiError } from "@tribun/api-client";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { complete, tariff, withTariff } from "../../testing/samples.ts";
import { type StageOptions, stageFor } from "../../testing/stage.tsx";

async function open(options: Partial<StageOptions> = {}) {
  const stage = await stageFor({ step: "tariff", draft: withTariff(), ...options });
  await render(stage.element);
  return stage;
}

test("the short term stands beside the long one, and switching keeps number and jersey", async () => {
  await open({ draft: complete() });
  await page.getByRole("radio", { name: "12 Monate" }).click();
  await expect.element(page.getByText("22,99 €").first()).toBeVisible();
  expect(localStorage.getItem("tribun.order")).toContain('"id":"tribun-l-12"');
  expect(localStorage.getItem("tribun.order")).toContain("+491713920033");
});

test("delivery and payment methods are told at the start", async () => {
  await open();
  await expect.element(page.getByText(/Wir liefern nur nach Deutschland.*SEPA-Lastschrift.*Karte/)).toBeVisible();
});

test("an empty cart leads to the tariffs", async () => {
  const stage = await stageFor({ step: "tariff" });
  await render(stage.element);
  await expect.element(page.getByRole("link", { name: "Tarife ansehen" })).toHaveAttribute("href", "/tarife");
});

test("a tariff that is gone says so", async () => {
  await open({ answers: { tariffDetail: new ApiError("1012") } });
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Diesen Tarif gibt es nicht mehr.");
});

test("an operator that is down offers another try, and the cart is still there", async () => {
  await open({ answers: { tariffDetail: (_: unknown, before: number) => (before < 1 ? new ApiError("-1") : tariff) } });
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect.element(page.getByRole("heading", { name: "Tribün L" })).toBeVisible();
});

test("a deep link to a later step gives way to the first open one", async () => {
  const { went } = await open({ step: "approval" });
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Such dir deine Nummer aus");
  expect(went).toEqual(["number"]);
});
