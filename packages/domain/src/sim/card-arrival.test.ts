import { expect, test } from "vitest";
import { isCardLost } from "./card-arrival.ts";

test("a card counts as lost after two more days on which the post brings parcels", () => {
  const sent = { state: "shipped", expectedTo: "2026-11-06" };
  expect(isCardLost(sent, "2026-11-06")).toBe(false);
  // Saturday and Monday are the two late delivery days.
  expect(isCardLost(sent, "2026-11-09")).toBe(false);
  expect(isCardLost(sent, "2026-11-10")).toBe(true);
});

test("what is not in the post, or has no day, is not lost", () => {
  for (const state of ["ordered", "done", "failed"]) expect(isCardLost({ state, expectedTo: "2026-11-06" }, "2027-01-01")).toBe(false);
  expect(isCardLost({ state: "shipped", expectedTo: null }, "2027-01-01")).toBe(false);
  expect(isCardLost({ state: "shipped" }, "2027-01-01")).toBe(false);
});
