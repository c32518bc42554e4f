import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { withNumber } from "../../../testing/samples.ts";
import { stageFor } from "../../../testing/stage.tsx";

vi.mock("./port-form.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("where the form for a number of one's own cannot be fetched its tab says so, and one can go on with a new one", async () => {
  const { element, went } = await stageFor({ step: "number", draft: withNumber() });
  await render(element);
  await page.getByRole("tab", { name: "Nummer mitnehmen" }).click();
  await expect.element(page.getByRole("tabpanel").getByRole("alert")).toMatchTextContent(/Was du eingegeben hast, bleibt stehen/);
  await page.getByRole("tab", { name: "Neue Nummer" }).click();
  await page.getByRole("button", { name: /^Weiter/ }).click();
  await expect.poll(() => went).toEqual(["extras"]);
});
