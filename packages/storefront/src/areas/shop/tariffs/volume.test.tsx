import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { isOfVolume, tariffFilter, tariffsHref, VOLUMES } from "../../../features/catalogue/search/tariff-filter.ts";
import { makePage } from "../../../testing/page.tsx";
import { sampleCatalogue } from "../../../testing/sample-catalogue.ts";

beforeEach(async () => {
  await page.viewport(390, 844);
  localStorage.setItem("tribun.consent", JSON.stringify({ version: 1, choice: "denied", at: "2026-11-21T10:00:00.000Z" }));
});

async function open(path: string, language: "de" | "tr" = "de") {
  const made = await makePage({ path, answers: { "GET /api/tariffs": sampleCatalogue }, language });
  await render(made.element);
  return made;
}
const volumes = () => page.getByRole("navigation", { name: "Datenvolumen" });
const more = () => page.getByText("Mehr Filter");
const tariff = (name: string) => page.getByRole("main").getByRole("heading", { name });

test("a volume is chosen by the address, beside type and term, and Back undoes it", async () => {
  const { href, router } = await open("/tarife?type=flex&term=12");
  await more().click();
  await volumes().getByRole("link", { name: "11 bis 25 GB" }).click();
  await expect.poll(href).toBe("/tarife?type=flex&gb=25&term=12");
  await expect.element(tariff("Serbest M")).toBeVisible();
  expect(tariff("Serbest S").query()).toBeNull();
  expect(tariff("Serbest L").query()).toBeNull();
  await expect.element(volumes().getByRole("link", { name: "11 bis 25 GB" })).toHaveAttribute("aria-current", "page");
  router.history.back();
  await expect.element(tariff("Serbest S")).toBeVisible();
});

test("kinds without such a tariff are left out, and a volume that a kind has not leads to those it has", async () => {
  await open("/tarife?gb=50");
  await expect.element(tariff("Serbest L")).toBeVisible();
  await expect.element(tariff("Tribün L")).toBeVisible();
  expect(page.getByRole("heading", { name: /Business/ }).query()).toBeNull();
  await page.getByRole("navigation", { name: "Tarifart" }).getByRole("link", { name: "Business" }).click();
  await expect.element(page.getByText("Am nächsten kommen diese hier.")).toBeVisible();
  await expect.element(tariff("Kulüp Pro S")).toBeVisible();
  expect(tariff("Serbest L").query()).toBeNull();
});

test("a phone folds volume and view away until one is asked for or chosen, and leaves the focus where it is", async () => {
  const { href } = await open("/tarife?term=12");
  await expect.element(page.getByRole("navigation", { name: "Laufzeit" })).toBeVisible();
  await expect.element(more()).toBeVisible();
  expect(volumes().query()).toBeNull();
  await more().click();
  await volumes().getByRole("link", { name: "über 25 GB" }).click();
  await expect.poll(href).toBe("/tarife?gb=50&term=12");
  await volumes().getByRole("link", { name: "Jedes Volumen" }).click();
  await expect.poll(href).toBe("/tarife?term=12");
  await expect.poll(() => document.activeElement?.textContent).toBe("Jedes Volumen");
  await expect.element(volumes()).toBeVisible();
});

test.each(["gb=25", "compare=all"])("what is folded away is open where the address says %s", async (chosen) => {
  await open(`/tarife?${chosen}`);
  await expect.element(volumes()).toBeVisible();
});

test("a wide page folds nothing away", async () => {
  await page.viewport(1280, 900);
  await open("/tarife");
  await expect.element(volumes()).toBeVisible();
  await expect.element(page.getByRole("navigation", { name: "Ansicht" })).toBeVisible();
  await expect.element(more()).not.toBeVisible();
});

test("speaks Turkish", async () => {
  await open("/tarife?gb=10", "tr");
  const chips = page.getByRole("navigation", { name: "İnternet" });
  await expect.element(chips.getByRole("link", { name: "10 GB’a kadar" })).toHaveAttribute("aria-current", "page");
});

test("each tariff is of one volume, and what nobody offers counts as not said", () => {
  for (const dataGb of [0, 5, 10, 11, 25, 26, 50, 75, 100])
    expect(VOLUMES.filter((volume) => isOfVolume(volume, { dataGb }))).toEqual([dataGb <= 10 ? 10 : dataGb <= 25 ? 25 : 50]);
  expect(isOfVolume(undefined, { dataGb: 5 })).toBe(true);
  expect(tariffFilter({ gb: "25" }).gb).toBe(25);
  expect(tariffFilter({ gb: "7" }).gb).toBeUndefined();
  expect(tariffsHref({ gb: 10, type: "flex" })).toBe("/tarife?type=flex&gb=10");
});
