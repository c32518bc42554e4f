import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { withNumber } from "../../../testing/samples.ts";
import { stageFor } from "../../../testing/stage.tsx";

vi.mock("./jersey-form.tsx", () => {
  throw new Error("away");
});

test("a jersey's form that cannot be fetched says so in its place, and one can go on without a jersey", async () => {
  const { element, went } = await stageFor({ step: "extras", draft: withNumber() });
  await render(element);
  await page.getByRole("radio", { name: "Ja, aussuchen" }).click();
  await expect.element(page.getByText(/Was du eingegeben hast, bleibt stehen/)).toBeVisible();
  await page.getByRole("radio", { name: /^Nein/ }).click();
  await expect.element(page.getByText(/Was du eingegeben hast, bleibt stehen/)).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Weiter zur Übersicht" }).click();
  expect(went).toEqual(["approval"]);
});
