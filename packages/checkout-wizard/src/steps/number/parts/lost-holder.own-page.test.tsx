import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { comeDown } from "../../../testing/come-down.ts";
import { withNumber } from "../../../testing/samples.ts";
import { stageFor } from "../../../testing/stage.tsx";

vi.mock("./holder-fields.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("where the question whose line it will be cannot be fetched it says so in its place, and the step stays", async () => {
  const draft = withNumber();
  const { element, went } = await stageFor({
    step: "number",
    draft: { ...draft, ...(draft.tariff && { tariff: { ...draft.tariff, requiresChild: true } }) },
  });
  await render(element);
  await comeDown();
  await expect.element(page.getByText("Ein Teil dieser Seite ließ sich nicht laden.", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("timer")).toBeVisible();
  await page.getByRole("button", { name: /^Weiter/ }).click();
  await expect.element(page.getByRole("alert", { name: "Das fehlt noch" })).toMatchTextContent(/Geburtsdatum/);
  expect(went).toEqual([]);
});
