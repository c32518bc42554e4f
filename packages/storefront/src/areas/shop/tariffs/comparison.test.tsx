import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePage } from "../../../testing/page.tsx";
import { sampleCatalogue } from "../../../testing/sample-catalogue.ts";
import { samplePacks } from "../../../testing/sample-options.ts";

beforeEach(() => {
  localStorage.setItem("tribun.consent", JSON.stringify({ version: 1, choice: "denied", at: "2026-11-21T10:00:00.000Z" }));
});

async function open(path: string, language: "de" | "tr" = "de") {
  const made = await makePage({
    path,
    answers: { "GET /api/tariffs": sampleCatalogue, "GET /api/tariffs/options": samplePacks },
    language,
  });
  await render(made.element);
  return made;
}
const table = (name: string) => page.getByRole("table", { name });
const heads = (name: string) =>
  table(name)
    .getByRole("columnheader")
    .elements()
    .map((head) => head.textContent);

test("“Alle Tarife vergleichen” leads to something that compares", async () => {
  const { href } = await open("/");
  await page.getByRole("link", { name: "Alle Tarife vergleichen" }).click();
  await expect.poll(href).toBe("/tarife?compare=all");
  await expect.element(table("Flex im Vergleich")).toBeVisible();
  expect(heads("Flex im Vergleich")).toEqual(["10Serbest S", "25Serbest M", "50Serbest L"]);
  const flex = table("Flex im Vergleich");
  await expect.element(flex.getByText("12,99 €", { exact: true })).toBeVisible();
  // The last row lists what all three share.
  await expect.element(flex.getByRole("row", { name: /^Gleich/ }).getByText("5G", { exact: true })).toBeVisible();
  await expect.element(flex.getByText("nicht enthalten, Pakete ab 7,99 €")).toBeVisible();
  await expect.element(flex.getByText("441,75 € in 24 Monaten")).toBeVisible();
  await expect.element(flex.getByRole("link", { name: "Serbest M auswählen" })).toHaveAttribute("href", "/order/tariff?tariff=serbest-m");
});

test("the filters keep the comparison, and the cards are one press away", async () => {
  const { href } = await open("/tarife?compare=all");
  await page.getByRole("navigation", { name: "Tarifart" }).getByRole("link", { name: "Einzeln" }).click();
  await expect.poll(href).toBe("/tarife?type=single&compare=all");
  await page.getByRole("navigation", { name: "Laufzeit" }).getByRole("link", { name: "Kürzere Laufzeit" }).click();
  await expect.element(table("Einzeltarife im Vergleich").getByText("22,99 €", { exact: true })).toBeVisible();
  await page.getByRole("navigation", { name: "Ansicht" }).getByRole("link", { name: "Karten" }).click();
  await expect.poll(href).toBe("/tarife?type=single&term=12");
  expect(page.getByRole("table").query()).toBeNull();
});

test("an address names up to three tariffs in their order; unknown ones, foreign ones and doubles are left out", async () => {
  await open("/tarife?compare=tribun-l,serbest-s,tribun-l&view=table");
  await expect.element(page.getByRole("heading", { level: 2, name: "Wer spielt für dich?" })).toBeVisible();
  expect(heads("Tarife im Vergleich")).toEqual(["50Tribün L", "10Serbest S"]);
  await expect.element(page.getByText("Monatlich kündbar")).toBeVisible();
});

test.each(["weg,fort", "a,b,c,d", "<script>", "Serbest%20S"])(
  "compare=%s, which names none, compares all or shows the cards",
  async (asked) => {
    await open(`/tarife?compare=${asked}`);
    await expect.element(page.getByRole("link", { name: "Serbest M auswählen" })).toBeVisible();
  },
);

test("compares in Turkish", async () => {
  await open("/tarife?compare=all", "tr");
  await expect.element(table("Karşılaştırma: Flex")).toBeVisible();
});
