import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { withNumber } from "../../../testing/samples.ts";
import { stageFor } from "../../../testing/stage.tsx";

vi.mock("./shop-card-field.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("where the part for a card from a shop cannot be fetched it says so in its place, and the order goes on with another SIM", async () => {
  const { element, went } = await stageFor({ step: "number", draft: withNumber() });
  await render(element);
  await page.getByRole("radio", { name: "SIM-Karte aus dem Laden" }).click();
  await expect.element(page.getByText("Ein Teil dieser Seite ließ sich nicht laden.", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Noch einmal versuchen", exact: true })).toBeVisible();
  await expect.element(page.getByRole("timer")).toBeVisible();
  await page.getByRole("radio", { name: "eSIM" }).click();
  await page.getByRole("button", { name: /^Weiter/ }).click();
  await expect.poll(() => went).toEqual(["extras"]);
});
