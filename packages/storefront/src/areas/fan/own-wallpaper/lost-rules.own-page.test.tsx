import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePage } from "../../../testing/page.tsx";

vi.mock("./rules.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("where what checks the name cannot be fetched, that is told and not a picture that failed; what was typed stays", async () => {
  const { element } = await makePage({ path: "/fan/own-wallpaper" });
  await render(element);
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("ilkay");
  await expect.element(page.getByRole("img", { name: "Trikot von hinten: İLKAY" })).toBeVisible();
  const save = page.getByRole("button", { name: "Bild speichern" });
  await save.click();
  await expect.element(page.getByText("Wir erreichen den Server gerade nicht.")).toBeVisible();
  await expect.element(page.getByText("Dein Browser konnte kein Bild", { exact: false })).not.toBeInTheDocument();
  await expect.element(name).toHaveValue("ilkay");
  await expect.element(save).toBeEnabled();
});
