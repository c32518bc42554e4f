import { ShirtNumber, TariffCard } from "@tribun/ui-kit";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { travelIsland } from "./travel.ts";

travelIsland();
const card = (name: string) => (
  <TariffCard
    key={name}
    name={name}
    term=""
    gb={name}
    unit=""
    facts={[]}
    price=""
    priceNote=""
    footer={
      <>
        <a href={`#${name}`}>{`to ${name}`}</a>
        <button type="button">{`button ${name}`}</button>
      </>
    }
  />
);
const named = () =>
  [...document.querySelectorAll<HTMLElement>("span")]
    .filter((span) => getComputedStyle(span).getPropertyValue("view-transition-name") === "numeral")
    .map((span) => span.textContent);

beforeEach(async () => void (await render(<>{["10", "25"].map(card)}</>)));

test("nothing moves before a card is pressed, then the pressed card's number alone", async () => {
  expect(named()).toEqual([]);
  await page.getByRole("link", { name: "to 10" }).click();
  expect(named()).toEqual(["10"]);
  await page.getByRole("link", { name: "to 25" }).click();
  expect(named()).toEqual(["25"]);
});

test("a button of a card leads nowhere, so nothing moves", async () => {
  await page.getByRole("button", { name: "button 10" }).click();
  expect(named()).toEqual([]);
});

test("a page's own number has the name from the start, unless motion is unwanted", async () => {
  await render(<ShirtNumber travels="here">50</ShirtNumber>);
  const wanted = matchMedia("(prefers-reduced-motion: no-preference)").matches;
  expect(named()).toEqual(wanted ? ["50"] : []);
});
