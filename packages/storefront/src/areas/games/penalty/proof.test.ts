import { expect, test } from "vitest";
import { sampleResult } from "../../../testing/sample-games.ts";
import { sha256 } from "../../../features/games/sha256.ts";
import { findingOf, promiseIn } from "./proof.ts";

const result = sampleResult("win");
const tokenWith = (claims: object) => `x.${btoa(JSON.stringify(claims)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}.x`;

test("a promise is read out of a start, and nothing out of what is none", () => {
  expect(promiseIn(tokenWith({ play: "p", commitment: "abc" }))).toEqual({ play: "p", sum: "abc" });
  const others = [tokenWith({ play: "p", commitment: 1 }), tokenWith({ commitment: "abc" }), tokenWith({})];
  for (const token of ["", "x", "x.y.z", ...others]) expect(promiseIn(token), token).toBeUndefined();
});

test("a result that follows from its seed is proven, by the promise too where it is known", async () => {
  expect(await findingOf(result, undefined)).toBe("rightAlone");
  for (const isSure of [true, false]) expect(await findingOf(result, { sum: await sha256(result.seed), isSure })).toBe("right");
  expect(await findingOf(result, { sum: "another", isSure: true })).toBe("wrong");
  expect(await findingOf(result, { sum: "another", isSure: false }), "which a start elsewhere may have voided").toBe("otherStart");
});

test("another result than the seed gives is not", async () => {
  for (const forged of [{ goals: result.goals - 1 }, { outcome: "lose" as const }, { seed: "something else entirely" }]) {
    expect(await findingOf({ ...result, ...forged }, undefined)).toBe("wrong");
    expect(await findingOf({ ...result, ...forged }, { sum: await sha256(result.seed), isSure: false })).toBe("wrong");
  }
});
