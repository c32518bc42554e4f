import { expect, test } from "vitest";
import { circleIn } from "./no-circles.ts";

test("files that stand on each other are no circle, also where two stand on one", () => {
  const files = { home: ["page", "shop"], shop: ["page"], page: ["start"], start: [] };
  expect(circleIn(new Map(Object.entries(files)))).toBeUndefined();
});

test("a circle is told with the way round", () => {
  const files = { home: ["account"], account: ["start", "settings"], settings: ["forms"], forms: ["account"], start: [] };
  expect(circleIn(new Map(Object.entries(files)))).toEqual(["account", "settings", "forms", "account"]);
  expect(circleIn(new Map([["alone", ["alone"]]]))).toEqual(["alone", "alone"]);
});
