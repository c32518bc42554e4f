import { switchLanguage } from "@tribun/i18n";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { user, withTariff } from "../../testing/samples.ts";
import { type StageOptions, stageFor } from "../../testing/stage.tsx";

const company = { ...user, customerType: "corporate" as const, companyName: "Kulüp GmbH" };
const draft = { ...withTariff(), numberType: "port" as const };

/** All that can be said of a number that comes along, filled in as it is typed, some of it wrong or half. */
async function fillIn(options: Partial<StageOptions> = {}) {
  const stage = await stageFor({ step: "number", draft, user: company, ...options });
  const screen = await render(stage.element);
  await page.getByLabelText("Nummer, die mitkommt").fill("0172 99");
  await page.getByRole("combobox", { name: "Bei wem ist sie jetzt?" }).fill("co");
  await page.getByRole("option", { name: "congstar" }).click();
  await page.getByLabelText("Kundennummer beim bisherigen Anbieter").fill("K-47");
  await page.getByRole("radio", { name: "Zum Vertragsende" }).click();
  await page.getByLabelText("Letzter Tag deines alten Vertrags").fill("28/02");
  await page.getByRole("radio", { name: "eSIM" }).click();
  return { ...stage, screen };
}

/** By their names in the document, which no language changes. */
const shown = () =>
  [...document.querySelectorAll<HTMLInputElement>("input")]
    .filter(({ type, checked }) => type !== "radio" || checked)
    .map(({ name, id, value }) => `${name || id}=${value}`);

test("the other language keeps every field of a number that comes along", async () => {
  const { i18n } = await fillIn();
  const before = shown();
  expect(before.join()).toMatch(/0172 99.*congstar.*K-47.*28\/02/);
  await switchLanguage(i18n, "tr");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Numaranı getir");
  // The providers are asked for in that language, and their field stands there again with them.
  await expect.poll(shown).toEqual(before);
});

test("a reload keeps every field of a number that comes along", async () => {
  const { screen } = await fillIn();
  const before = shown();
  await expect.poll(() => localStorage.getItem("tribun.order")).toContain("K-47");
  const kept = localStorage.getItem("tribun.order") ?? "";
  await screen.unmount();
  const again = await stageFor({ step: "number", user: company });
  localStorage.setItem("tribun.order", kept);
  await render(again.element);
  await expect.poll(shown).toEqual(before);
});
