import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { KIT_PATTERNS } from "../../base/kit-pattern.ts";
import { coverArt } from "./cover-art.ts";
import { Cover } from "./cover.tsx";

test.each(KIT_PATTERNS)("in %s one seed is one drawing, and neighbours in a list differ", (kit) => {
  const drawn = (seed: string) => JSON.stringify(coverArt(seed, kit, { tall: false }));
  expect(drawn("derby")).toBe(drawn("derby"));
  const seeds = Array.from({ length: 12 }, (_, index) => `news-${index}`);
  expect(new Set(seeds.map(drawn)).size).toBe(seeds.length);
});

test("is decoration beside its title, and a picture where it is told what it shows", async () => {
  const screen = await render(
    <>
      <Cover seed="a" kind="news" />
      <Cover seed="b" kind="video" label="Vorschau" />
    </>,
  );
  expect(screen.getByRole("img").elements()).toHaveLength(1);
  await expect.element(screen.getByRole("img")).toHaveAccessibleName("Vorschau");
});

test("a wallpaper stands upright and shows its figure instead of a sign", async () => {
  const { container } = await render(<Cover seed="a" kind="wallpaper" figure="07" />);
  expect(container.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 180 320");
  expect(container.querySelector("text")?.textContent).toBe("07");
  expect(container.querySelector("circle")).toBeNull();
});
