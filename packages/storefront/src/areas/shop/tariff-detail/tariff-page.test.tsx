import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleTariff } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { TariffPage } from "./tariff-page.tsx";

test.each([390, 1280])("the button that chooses the tariff is the second stop of the keyboard at %i px, not the last", async (width) => {
  await page.viewport(width, 844);
  const screen = <TariffPage tariff={sampleTariff} tariffs={[sampleTariff]} />;
  await render((await makeStage({ screen, path: "/tarife/flex/serbest-m" })).element);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("link", { name: "Alle Tarife" })).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("complementary").getByRole("link", { name: /auswählen/ })).toHaveFocus();
});

test("on a phone the bar with that button lies over nothing that the keyboard reaches", async () => {
  await page.viewport(320, 600);
  const screen = <TariffPage tariff={sampleTariff} tariffs={[sampleTariff]} />;
  const { container } = await render((await makeStage({ screen, path: "/tarife/flex/serbest-m" })).element);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  const bar = page.getByRole("complementary").element();
  for (const summary of container.querySelectorAll("summary, form input")) {
    if (!(summary instanceof HTMLElement)) continue;
    summary.focus();
    await expect.poll(() => Math.floor(summary.getBoundingClientRect().bottom)).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  }
});

test.each([
  ["de", "Anrufe in die Türkei", "Flat in die Türkei"],
  ["tr", "Türkiye’ye aramalar", "Türkiye’ye sınırsız arama"],
] as const)(
  "calls to Türkiye without an end are no number of minutes, on the page and to search engines: %s",
  async (language, label, words) => {
    const tariff = { ...sampleTariff, minutesTr: -1 };
    const screen = <TariffPage tariff={tariff} tariffs={[tariff]} />;
    await render((await makeStage({ screen, path: "/tarife/flex/serbest-m", language })).element);
    await expect.element(page.getByRole("listitem").filter({ hasText: `${label} ${words}` })).toBeVisible();
    const description = () => document.querySelector('meta[name="description"]')?.getAttribute("content");
    await expect.poll(description).toContain(words);
  },
);
