import { describe, expect, test } from "vitest";
import { ORDER_STATES } from "../order/states.ts";
import { SIM_STATES } from "../sim/states.ts";
import { FAN_REASONS, fanReason, isForSupport, refusalWord } from "./reasons.ts";

describe("the key of a reason", () => {
  test("is the one for its code, then its own, then its family's", () => {
    expect(fanReason("giveawayLink", "1030")).toBe("giveawayLink.1030");
    expect(fanReason("profile.stale", "-1")).toBe("profile.stale");
    expect(fanReason("order.active", "-1")).toBe("order.other");
    expect(fanReason("order.never-heard-of", "-1")).toBe("order.other");
    expect(fanReason("unknown", "1110")).toBe("unknown.1110");
    expect(fanReason("unknown", "1111")).toBe("unknown.1111");
  });

  test("is none where the code says it all", () => {
    for (const reason of [undefined, "", "signature", "declaration.settled", "unknown", "toString", "__proto__", "constructor.other", "."])
      expect(fanReason(reason, "-1"), String(reason)).toBeUndefined();
    expect(fanReason("declined", "-1")).toBeUndefined();
  });

  test("is there for every state of what a fan has", () => {
    for (const state of ORDER_STATES) expect(fanReason(`order.${state}`, "-1")).toBeDefined();
    for (const state of SIM_STATES) expect(fanReason(`sim.${state}`, "-1")).toBeDefined();
    for (const state of ["pending", "active", "blocked", "ended"]) expect(fanReason(`line.${state}`, "1023")).toBeDefined();
  });

  test("never is the beginning of another one, because texts are kept by their parts", () => {
    const keys = Object.keys(FAN_REASONS);
    expect(keys.filter((key) => keys.some((other) => other.startsWith(`${key}.`)))).toEqual([]);
  });
});

test("a provider's word stays, anything else counts as declined", () => {
  expect(refusalWord("expiredCard")).toBe("expiredCard");
  for (const given of ["", "two words", "<b>", "x".repeat(81)]) expect(refusalWord(given)).toBe("declined");
});

test.each([
  ["-1", undefined, true],
  ["-1", "internal", true],
  ["1006", undefined, true],
  ["1020", undefined, true],
  ["1112", undefined, true],
  ["1111", "unknown", false],
  ["1110", "retired", true],
  ["1110", "checksum", false],
  ["-1", "lineActive", false],
  ["-1", "validation", false],
  ["-1", "unreachable", false],
  ["1003", undefined, false],
  ["1004", undefined, false],
  ["1028", undefined, false],
  ["1043", undefined, false],
  ["1048", undefined, false],
  ["RATE_LIMIT_EXCEEDED", undefined, false],
] as const)("a reference is for the hotline, and nobody needs one for a mistake of their own: %s %s", (code, reason, expected) => {
  expect(isForSupport(code, reason)).toBe(expected);
});
