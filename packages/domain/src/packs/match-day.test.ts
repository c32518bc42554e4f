import { expect, test } from "vitest";
import { matchDayPack, type MatchDayOffer } from "./match-day.ts";

const pack = (amount: number, validity: MatchDayOffer["validity"], zone = "de", dataMb: number | undefined = -1): MatchDayOffer => ({
  ...{ price: { amount }, validity },
  allowance: { zone, dataMb },
});
const day = { unit: "day", value: 1 } as const;
const hours = { unit: "hour", value: 24 } as const;

test("the cheapest of one day with data in Germany is the one for a match day", () => {
  const cheapest = pack(299, hours);
  expect(matchDayPack([pack(499, day), cheapest, pack(399, { unit: "day", value: 30 })])).toBe(cheapest);
});

test.each([
  ["lasts longer", pack(99, { unit: "day", value: 2 })],
  ["lasts more hours than a day", pack(99, { unit: "hour", value: 48 })],
  ["is for abroad", pack(99, hours, "tr")],
  ["has no data", pack(99, hours, "de", 0)],
])("one that %s is none", (_, other) => expect(matchDayPack([other])).toBeUndefined());
