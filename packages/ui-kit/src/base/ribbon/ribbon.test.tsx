import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { KIT_PATTERNS, KitProvider } from "../kit-pattern.ts";
import { Ribbon } from "./ribbon.tsx";

// The tests compare rendered colours, so set them.
const COLOURS = ["club-a", "club-b", "paper", "surface", "ink"];
beforeEach(() => COLOURS.forEach((name, i) => document.documentElement.style.setProperty(`--color-${name}`, `rgb(${i} 0 0)`)));
afterEach(() => COLOURS.forEach((name) => document.documentElement.style.removeProperty(`--color-${name}`)));

const HEIGHTS = {
  stripes: [14, 10, 8],
  halves: [20, 16, 12],
  sash: [14, 10, 8],
  hoops: [24, 18, 12],
  pinstripe: [14, 10, 8],
  chevron: [24, 18, 12],
  quarters: [24, 18, 12],
};

test.each(KIT_PATTERNS)("%s have their own heights and their own drawing", async (pattern) => {
  const { container } = await render(
    <>
      <Ribbon pattern={pattern} />
      <Ribbon pattern={pattern} size="m" />
      <Ribbon pattern={pattern} size="s" />
    </>,
  );
  const strips = [...container.children];
  expect(strips.map((strip) => strip.getBoundingClientRect().height)).toEqual(HEIGHTS[pattern]);
  const others = KIT_PATTERNS.filter((other) => other !== pattern);
  const drawn = getComputedStyle(strips[0] ?? container).backgroundImage;
  const { container: beside } = await render(others.map((other) => <Ribbon key={other} pattern={other} />));
  for (const other of beside.children) expect(getComputedStyle(other).backgroundImage).not.toBe(drawn);
});

test("without a pattern of its own a ribbon wears the kit of the page", async () => {
  const { container } = await render(
    <KitProvider value="hoops">
      <Ribbon />
    </KitProvider>,
  );
  expect(container.firstElementChild?.getBoundingClientRect().height).toBe(24);
});
