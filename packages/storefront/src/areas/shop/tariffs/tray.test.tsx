import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePage } from "../../../testing/page.tsx";
import { sampleCatalogue } from "../../../testing/sample-catalogue.ts";
import { CONSENT } from "../../../hydration/islands/consent.ts";

beforeEach(async () => {
  localStorage.setItem(CONSENT.key, JSON.stringify({ version: CONSENT.version, choice: "denied", at: "2026-11-21T10:00:00.000Z" }));
  await page.viewport(1280, 900);
});

async function open(path: string, language: "de" | "tr" = "de") {
  const made = await makePage({ path, answers: { "GET /api/tariffs": sampleCatalogue }, language });
  await render(made.element);
  return made;
}
const box = (name: string) => page.getByRole("checkbox", { name });
const tray = () => page.getByRole("region", { name: "Vergleich" });
const status = () => tray().getByRole("status");

test("boxes put tariffs on the bench, which the address remembers, and two of them can be compared", async () => {
  const { href } = await open("/tarife");
  expect(tray().query()).toBeNull();
  await box("Vergleichen: Serbest M").click();
  await expect.poll(href).toBe("/tarife?compare=serbest-m");
  await expect.element(status()).toHaveTextContent("Vergleich, 1 von 3. Wähl noch einen dazu.");
  await expect.element(tray().getByRole("button", { name: "Jetzt vergleichen" })).toBeDisabled();
  await box("Vergleichen: Tribün L").click();
  await expect.element(status()).toHaveTextContent("Vergleich, 2 von 3.");
  await tray().getByRole("link", { name: "Jetzt vergleichen" }).click();
  const table = page.getByRole("table", { name: "Tarife im Vergleich" });
  await expect.element(table).toBeVisible();
  expect(href()).toContain("view=table");
  await expect.element(table.getByRole("row", { name: /^Trikot dazu bestellbar/ })).toHaveAttribute("data-differs");
  await tray().getByRole("link", { name: "Vergleich schließen" }).click();
  await expect.element(box("Vergleichen: Serbest M")).toBeChecked();
});

test("a full bench shuts the other boxes and says so, until one is taken off", async () => {
  await open("/tarife?compare=serbest-s,serbest-m,serbest-l");
  await expect.element(status()).toHaveTextContent("Vergleich, 3 von 3. Der Vergleich ist voll.");
  await expect.element(box("Vergleich voll: Tribün L passt nicht mehr hinein")).toBeDisabled();
  await expect.element(box("Vergleichen: Serbest S")).toBeEnabled();
  await tray().getByRole("button", { name: "Serbest S aus dem Vergleich nehmen" }).click();
  await expect.element(box("Vergleichen: Tribün L")).toBeEnabled();
  await expect.element(box("Vergleichen: Serbest S")).not.toBeChecked();
});

test("who takes the last one off with the keyboard stands at its box again, and the bench is gone", async () => {
  const { href } = await open("/tarife?compare=serbest-m");
  const remove = tray().getByRole("button", { name: "Serbest M aus dem Vergleich nehmen" });
  await expect.element(remove).toBeVisible();
  remove.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(href).toBe("/tarife");
  await expect.element(box("Vergleichen: Serbest M")).toHaveFocus();
  expect(tray().query()).toBeNull();
});

test("filters keep who sits on the bench; a comparison that lost its second goes back to the cards", async () => {
  const { href } = await open("/tarife?compare=serbest-m,tribun-l");
  await page.getByRole("navigation", { name: "Tarifart" }).getByRole("link", { name: "Flex" }).click();
  await expect.poll(() => new URL(href(), "https://x.invalid").searchParams.get("compare")).toBe("serbest-m,tribun-l");
  await tray().getByRole("link", { name: "Jetzt vergleichen" }).click();
  await tray().getByRole("button", { name: "Tribün L aus dem Vergleich nehmen" }).click();
  await expect.element(box("Vergleichen: Serbest M")).toBeChecked();
});

test("the bench speaks Turkish", async () => {
  await open("/tarife?compare=serbest-m,tribun-l", "tr");
  await expect.element(page.getByRole("region", { name: "Karşılaştırma" }).getByText("Karşılaştırma, 2 / 3.")).toBeVisible();
});
