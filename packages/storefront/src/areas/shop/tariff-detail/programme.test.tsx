import type { Tariff } from "@tribun/api-client/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { refuse } from "../../../testing/fake-operator.ts";
import { sampleCatalogue } from "../../../testing/sample-catalogue.ts";
import { samplePacks, sampleSheets } from "../../../testing/sample-packs.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { TariffPage } from "./tariff-page.tsx";

const ANSWERS = { "GET /api/tariffs/options": samplePacks, "GET /api/product-sheets": sampleSheets };

async function open(slug: string, answers: Readonly<Record<string, unknown>> = {}, change: Partial<Tariff> = {}) {
  const found = sampleCatalogue.find((tariff) => tariff.slug === slug);
  if (!found) throw new Error(`no ${slug}`);
  const screen = <TariffPage tariff={{ ...found, ...change }} tariffs={sampleCatalogue} />;
  const stage = await makeStage({ screen, path: `/tarife/single/${slug}`, answers: { ...ANSWERS, ...answers } });
  document.documentElement.dataset["scripted"] = "";
  await render(stage.element);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  return stage;
}

test("the line-up has every tariff's facts under the same numbers, and Türkiye on the bench with the price of the cheapest pack there", async () => {
  await open("tribun-l");
  const missing = page.getByRole("listitem").filter({ hasText: "Surfen in der Türkei: nicht enthalten" });
  await expect.element(missing).toMatchTextContent("Pakete ab 7,99");
  const lines = [...(missing.element().parentElement?.children ?? [])];
  expect(lines.map((line) => line instanceof HTMLLIElement && line.value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 12]);
  await expect.element(page.getByRole("link", { name: "Pakete ab 7,99 €" })).toHaveAttribute("href", "#turkey");
});

test.each([
  ["tribun-l", "12 Monate", "/tarife/single/tribun-l-12", /auch mit 12\sMonaten Laufzeit: 22,99/],
  ["tribun-l-12", "24 Monate", "/tarife/single/tribun-l", /Mit 24\sMonaten Laufzeit kostet .* nur 19,99/],
])("%s has its other term one tap away, and says what it costs", async (slug, name, href, told) => {
  await open(slug);
  await expect.element(page.getByRole("navigation", { name: "Laufzeit" }).getByRole("link", { name })).toHaveAttribute("href", href);
  await expect.element(page.getByText(told)).toBeVisible();
});

test("a tariff without a term has no other", async () => {
  await open("serbest-m");
  expect(page.getByRole("navigation", { name: "Laufzeit" }).query()).toBeNull();
});

test("its papers are all there: sheet, its versions, a sample of the summary, the price list", async () => {
  await open("tribun-l");
  await page.getByText("Fassungen des Produktinformationsblatts").click();
  const hrefs = page
    .getByRole("link", { name: /PDF/ })
    .elements()
    .map((link) => new URL(link.getAttribute("href") ?? "", "https://x.invalid").searchParams.get("fileName"));
  expect(new Set(hrefs)).toEqual(new Set(["serbest-m.pdf", "tribun-l_2.pdf", "tribun-l_1.pdf", "tribun-l.pdf", "consumers.pdf"]));
  await expect.element(page.getByText(/Fassung 2, gilt seit 1\.\s*Dezember 2026/)).toBeVisible();
});

const ask = async (plz: string) => {
  await page.getByRole("textbox", { name: "Deine Postleitzahl" }).fill(plz);
  await page.getByRole("button", { name: "Empfang prüfen" }).click();
};
const reception = (outdoors: string, indoors: string) => ({
  postalCode: "10999",
  places: ["Berlin"],
  reception: { outdoors, indoors },
  source: "sandbox",
});

test.each([
  ["5G", "5G", "5G drinnen und draußen", undefined],
  ["5G", "LTE", "Draußen 5G, drinnen LTE", undefined],
  ["LTE", "none", "Draußen LTE, drinnen kaum Empfang", undefined],
  ["5G", "LTE", "LTE drinnen und draußen", ["LTE"]],
])("reception %s and %s is %s, and is said to be made up", async (outdoors, indoors, words, tech) => {
  const { sent } = await open("tribun-l", { "GET /api/coverage/10999": reception(outdoors, indoors) }, tech && { tech });
  await ask(" 10999 ");
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByText(/Beispieldaten der Testumgebung/)).toBeVisible();
  expect(sent.map(({ call }) => call)).toContain("GET /api/coverage/10999");
});

test("what is no postal code is told at the field, which has the focus, and nobody is asked", async () => {
  const { sent } = await open("tribun-l");
  await ask("1099");
  const field = page.getByRole("textbox", { name: "Deine Postleitzahl" });
  await expect.element(field).toHaveAccessibleDescription(/Fünf Ziffern/);
  await expect.element(field).toHaveFocus();
  expect(sent.some(({ call }) => call.includes("coverage"))).toBe(false);
});

test("an unknown code names the hotline, and an operator that is away can be asked again", async () => {
  let away = true;
  const answer = () => (away ? refuse("-1") : { postalCode: "00000", places: [], source: "sandbox" });
  await open("tribun-l", { "GET /api/coverage/00000": answer });
  await ask("00000");
  await expect.element(page.getByText(/Das hat nicht geklappt/)).toBeVisible();
  away = false;
  await page.getByRole("button", { name: "Empfang prüfen" }).click();
  await expect.element(page.getByText(/Zu 00000 haben wir keine Angaben.*0800/)).toBeVisible();
});

test("machines read the price and the name, and no name can end the element", async () => {
  await open("tribun-l", {}, { name: "</script>L", description: "50 GB" });
  const [data] = document.querySelectorAll('script[type="application/ld+json"]');
  expect(data?.innerHTML).not.toContain("</script>");
  expect(JSON.parse(data?.textContent ?? "")).toMatchObject({
    "@type": "Product",
    name: "</script>L",
    offers: { price: "19.99", priceCurrency: "EUR" },
  });
});
