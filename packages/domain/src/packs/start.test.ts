import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR_MS } from "../values/constants.ts";
import { packEnd } from "./states.ts";
import { packStart, reachesMatch } from "./start.ts";

const kickOff = "2026-11-28T18:00:00.000Z";
const KICK_OFF_MS = Date.parse(kickOff);
const match = { kickOff, state: "scheduled" } as const;
const DAY = { unit: "hour", value: 24 } as const;

test("at once is the payment, before a match is half an hour before its kick-off, else it is the day after the withdrawal period", () => {
  const paidMs = Date.parse("2026-11-28T10:00:00.000Z");
  expect(packStart(paidMs, { earlyStart: true })).toBe(paidMs);
  expect(new Date(packStart(paidMs, { earlyStart: true, kickOff })).toISOString()).toBe("2026-11-28T17:30:00.000Z");
  // 12 December is a Saturday, so the withdrawal period ends on Monday, 14 December.
  expect(new Date(packStart(paidMs, { earlyStart: false })).toISOString()).toBe("2026-12-14T23:00:00.000Z");
});

test("a pack for a match that begins before it reaches all of it that is left, whenever it is paid until the last whistle", () => {
  const before = fc.integer({ min: -20 * 24 * HOUR_MS, max: 2 * HOUR_MS - 1 });
  fc.assert(
    fc.property(before, (offsetMs) => {
      const paidMs = KICK_OFF_MS + offsetMs;
      const startMs = packStart(paidMs, { earlyStart: true, kickOff });
      expect(startMs).toBeGreaterThanOrEqual(paidMs);
      expect(reachesMatch(match, { startMs, endMs: packEnd(startMs, DAY) }, paidMs)).toBe(true);
    }),
  );
});

test.each([
  ["begins after the kick-off", { startMs: KICK_OFF_MS + 1, endMs: KICK_OFF_MS + 24 * HOUR_MS }, match],
  ["ends before the last whistle", { startMs: KICK_OFF_MS - 23 * HOUR_MS, endMs: KICK_OFF_MS + HOUR_MS }, match],
  [
    "is for one that is postponed",
    { startMs: KICK_OFF_MS - HOUR_MS, endMs: KICK_OFF_MS + 23 * HOUR_MS },
    { ...match, state: "postponed" as const },
  ],
])("one that %s does not reach it", (_, span, at) => expect(reachesMatch(at, span, KICK_OFF_MS - 24 * HOUR_MS)).toBe(false));

test("nothing reaches a match that is over", () => {
  expect(reachesMatch(match, { startMs: 0, endMs: Infinity }, KICK_OFF_MS + 2 * HOUR_MS)).toBe(false);
});
