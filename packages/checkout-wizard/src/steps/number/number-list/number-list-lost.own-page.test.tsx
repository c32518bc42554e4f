import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openNumberStep as open, openSearch } from "../../../testing/number-step.ts";

vi.mock("./number-list.tsx", () => {
  throw new Error("away");
});

test("a list that cannot be fetched says so in its place, and the step stays with what was looked for", async () => {
  await open();
  await openSearch();
  await page.getByRole("textbox", { name: "Ziffer 1" }).fill("3");
  await expect.element(page.getByText(/Was du eingegeben hast, bleibt stehen/)).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Ziffer 1" })).toHaveValue("3");
});
