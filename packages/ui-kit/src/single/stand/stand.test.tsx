import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { KIT_PATTERNS } from "../../base/kit-pattern.ts";
import { Stand } from "./stand.tsx";

test.each(KIT_PATTERNS)("in %s twelve rows form the figures, without a node per seat", async (pattern) => {
  const screen = await render(<Stand figures="07" pattern={pattern} label="Tribüne, Zahl 07" />);
  await expect.element(screen.getByRole("img")).toHaveAccessibleName("Tribüne, Zahl 07");
  expect(screen.container.querySelectorAll("mask use")).toHaveLength(12);
  expect(screen.container.querySelector("text")?.textContent).toBe("07");
  expect(screen.container.querySelectorAll("svg *").length).toBeLessThan(30);
});

test("two stands on a page have a mask each, and one without a name is silent", async () => {
  const screen = await render(
    <>
      <Stand figures="07" />
      <Stand figures="67" />
    </>,
  );
  expect(new Set([...screen.container.querySelectorAll("[id]")].map(({ id }) => id)).size).toBe(4);
  expect(screen.getByRole("img").elements()).toEqual([]);
});
