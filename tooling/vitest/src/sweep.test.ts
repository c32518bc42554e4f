import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inLanguages, isTurn, oneOfEach, sweep } from "./sweep.ts";

afterEach(() => void vi.unstubAllEnvs());

const CASES = ["a1", "b1", "a2"];
const firstLetter = (one: string) => one.slice(0, 1);
const spoken = () => inLanguages([{ at: 0 }, { at: 1 }]).map(({ at, language }) => `${at} ${language}`);

describe("a sample", () => {
  beforeEach(() => void vi.stubEnv("SWEEP", ""));

  test("takes the first of each kind", () => expect(oneOfEach(CASES, firstLetter)).toEqual(["a1", "b1"]));
  test("takes each case in one language in turn", () => expect(spoken()).toEqual(["0 de", "1 tr"]));
  test("tries each case with the kind whose turn it is", () => {
    expect([0, 1, 2].map((kind) => isTurn(kind, 3, 4))).toEqual([false, true, false]);
  });
  test("is as long as it says, or as the sweep's own variable does", () => expect([sweep(2, 9), sweep(2, 9, "5")]).toEqual([2, 5]));
});

describe("a whole sweep", () => {
  beforeEach(() => void vi.stubEnv("SWEEP", "whole"));

  test("takes all cases", () => expect(oneOfEach(CASES, firstLetter)).toEqual(CASES));
  test("takes each case in each language", () => expect(spoken()).toEqual(["0 de", "0 tr", "1 de", "1 tr"]));
  test("tries each case with all kinds", () => expect([0, 1, 2].every((kind) => isTurn(kind, 3, 4))).toBe(true));
  test("is as long as it can be", () => expect(sweep(2, 9)).toBe(9));
});
