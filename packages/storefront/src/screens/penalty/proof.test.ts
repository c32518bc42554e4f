import { expect, test } from "vitest";
import { sampleResult } from "../../testing/sample-games.ts";
import { sha256 } from "../chance-shared/sha256.ts";
import { commitmentIn, isProven } from "./proof.ts";

const result = sampleResult("win");
const tokenWith = (claims: object) => `x.${btoa(JSON.stringify(claims)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}.x`;

test("a promise is read out of a start, and nothing out of what is none", () => {
  expect(commitmentIn(tokenWith({ commitment: "abc" }))).toBe("abc");
  for (const token of ["", "x", "x.y.z", tokenWith({ commitment: 1 }), tokenWith({})]) expect(commitmentIn(token), token).toBeUndefined();
});

test("a result that follows from its seed is proven, by the promise too where it is known", async () => {
  expect(await isProven(result, undefined)).toBe(true);
  expect(await isProven(result, await sha256(result.seed))).toBe(true);
  expect(await isProven(result, "another")).toBe(false);
});

test("another result than the seed gives is not", async () => {
  expect(await isProven({ ...result, goals: result.goals - 1 }, undefined)).toBe(false);
  expect(await isProven({ ...result, outcome: "lose" }, undefined)).toBe(false);
  expect(await isProven({ ...result, seed: "something else entirely" }, undefined)).toBe(false);
});
