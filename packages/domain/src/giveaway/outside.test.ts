import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isOutsideValue, signRound } from "./beacon.ts";
import { beaconChain, OUTSIDE_WAIT_MS, outsideRound, QUICKNET, roundFrom, roundTime, SANDBOX_CHAIN } from "./outside.ts";

const chain = fc.constantFrom(QUICKNET, SANDBOX_CHAIN);
const instant = fc.integer({ min: Date.parse("2024-01-01T00:00:00Z"), max: Date.parse("2099-01-01T00:00:00Z") });

describe("rounds", () => {
  test("the round from an instant is the first that comes out at it or after it", () => {
    fc.assert(
      fc.property(chain, instant, (one, at) => {
        const round = roundFrom(one, at);
        expect(roundTime(one, round)).toBeGreaterThanOrEqual(at);
        expect(roundTime(one, round - 1)).toBeLessThan(at);
      }),
    );
    expect(roundFrom(QUICKNET, 0)).toBe(1);
    expect(roundTime(QUICKNET, 1)).toBe(QUICKNET.genesis);
    expect(new Date(roundTime(QUICKNET, 27_946_612)).toISOString(), "as drand's own clients count").toBe("2026-04-20T00:00:00.000Z");
  });

  test("a draw's value is never out when its list is closed, and nobody can move it by a list closed in time", () => {
    fc.assert(
      fc.property(chain, instant, fc.integer({ min: 0, max: 3 * OUTSIDE_WAIT_MS }), (one, drawAt, late) => {
        const [planned, taken] = [outsideRound(one, drawAt), outsideRound(one, drawAt, drawAt + late)];
        expect(roundTime(one, taken) - (drawAt + late)).toBeGreaterThanOrEqual(60_000);
        if (late <= OUTSIDE_WAIT_MS / 2) expect(taken).toBe(planned);
      }),
    );
  });

  test("chains are known by their ids, and no other", () => {
    expect([QUICKNET.id, "sandbox", "none"].map(beaconChain)).toEqual([QUICKNET, SANDBOX_CHAIN, undefined]);
  });
});

// Round 1000 as drand published it on 23 August 2023.
const value = {
  randomness: "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd",
  signature: "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
};

describe("a value", () => {
  test("of drand holds for its round and chain alone", () => {
    expect(isOutsideValue(QUICKNET, 1000, value)).toBe(true);
    expect(isOutsideValue(QUICKNET, 1001, value)).toBe(false);
    expect(isOutsideValue(SANDBOX_CHAIN, 1000, value)).toBe(false);
  });

  test("that somebody chose, or that is none, does not", () => {
    const other = signRound(1000, new Uint8Array(32).fill(1));
    for (const forged of [
      other,
      { ...value, randomness: other.randomness },
      { ...value, signature: other.signature },
      { randomness: "", signature: "" },
      { randomness: "zz", signature: "not hexadecimal" },
      { ...value, signature: value.signature.slice(2) },
    ]) {
      expect(isOutsideValue(QUICKNET, 1000, forged)).toBe(false);
    }
  });
});
