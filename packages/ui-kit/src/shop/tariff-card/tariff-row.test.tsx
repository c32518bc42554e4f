import "../../styles/index.css";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TariffRow } from "./tariff-row.tsx";

const row = (
  <TariffRow
    {...{
      name: "Flex M",
      gb: "100",
      unit: "GB 5G",
      fact: "Monatlich kündbar",
      price: "14,99 €",
      priceNote: "im Monat",
      cost: "Einmalig 9,99 €",
    }}
    actions={
      <>
        <a href="#flex-m">Auswählen</a>
        <a href="#details">Details</a>
      </>
    }
  />
);

afterEach(() => document.documentElement.style.removeProperty("font-size"));

test.each([
  ["100%", 1],
  ["200%", 2],
])("on a phone with text of %s its actions stand in lines: %i", async (size, lines) => {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = size;
  await render(row);
  const tops = page
    .getByRole("link")
    .elements()
    .map((link) => Math.round(link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(lines);
});

test.each([320, 1280])("at %i px the number is the largest thing and stays within its card", async (width) => {
  await page.viewport(width, 800);
  const screen = await render(row);
  const card = screen.getByRole("article", { name: "Flex M" });
  await expect.element(card).toMatchTextContent("100GB 5GFlex M");
  const number = screen.getByText("100").element();
  expect(Number.parseFloat(getComputedStyle(number).fontSize)).toBeGreaterThan(60);
  expect(number.getBoundingClientRect().right).toBeLessThanOrEqual(card.element().getBoundingClientRect().right);
});
