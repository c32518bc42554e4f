import { expect, test } from "vitest";
import { periodIsland } from "./period.ts";

test("marks what has ended, from its last instant on, and nothing else", () => {
  document.body.innerHTML = `<p data-until="2026-12-13T08:00:00.000Z"></p><p data-until="2026-12-13T08:00:01.000Z"></p><p></p>`;
  periodIsland(Date.parse("2026-12-13T08:00:00.000Z"));
  expect([...document.querySelectorAll("p")].map((place) => place.hasAttribute("data-over"))).toEqual([true, false, false]);
});
