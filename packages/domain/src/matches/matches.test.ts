import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MATCH_STATES, isMatchDay, type MatchFacts, matchesAhead, matchNews, matchPhase } from "./matches.ts";

const match = (kickOff: string, state: MatchFacts["state"] = "scheduled"): MatchFacts => ({ kickOff, state });
const DERBY = match("2026-12-12T17:30:00.000Z");
const at = (time: string) => Date.parse(time);

test.each([
  ["2026-12-12T17:29:59Z", "upcoming"],
  ["2026-12-12T17:30:00Z", "running"],
  ["2026-12-12T19:29:59Z", "running"],
  ["2026-12-12T19:30:00Z", "over"],
])("at %s it is %s", (time, phase) => expect(matchPhase(DERBY, at(time))).toBe(phase));

test.each(["postponed", "cancelled"] as const)("one that is %s is off until its time has passed", (state) => {
  const off = match(DERBY.kickOff, state);
  expect(matchPhase(off, at("2026-12-12T18:00:00Z"))).toBe("off");
  expect(matchPhase(off, at("2026-12-12T19:30:00Z"))).toBe("over");
  expect(isMatchDay(off, at("2026-12-12T12:00:00Z"))).toBe(false);
});

describe("what is spoken of", () => {
  const later = match("2026-12-19T17:30:00.000Z");

  test("nothing more than fourteen days before", () => {
    expect(matchNews([later, DERBY], at("2026-11-28T17:29:59Z"))).toEqual({});
    expect(matchNews([later, DERBY], at("2026-11-28T17:30:00Z"))).toEqual({ next: DERBY });
  });

  test("the one after it once the first is over", () => {
    expect(matchNews([later, DERBY], at("2026-12-12T19:30:00Z"))).toEqual({ next: later });
  });

  test("one that is off, beside the next that is played, and not one that comes after it", () => {
    const off = match(DERBY.kickOff, "postponed");
    expect(matchNews([later, off], at("2026-12-10T12:00:00Z"))).toEqual({ next: later, off });
    expect(matchNews([DERBY, match(later.kickOff, "cancelled")], at("2026-12-10T12:00:00Z"))).toEqual({ next: DERBY });
    expect(matchNews([off], at("2026-12-10T12:00:00Z"))).toEqual({ off });
  });
});

test.each([
  ["2026-12-11T22:59:59Z", false],
  ["2026-12-11T23:00:00Z", true],
  ["2026-12-12T19:29:59Z", true],
  ["2026-12-12T19:30:00Z", false],
])("the day of a match is the German one: at %s %s", (time, is) => expect(isMatchDay(DERBY, at(time))).toBe(is));

test("a match that runs past midnight is still the day's", () => {
  expect(isMatchDay(match("2026-12-12T22:30:00.000Z"), at("2026-12-12T23:30:00Z"))).toBe(true);
});

const START = at("2026-08-01T00:00:00Z");
const YEAR_MIN = 525_600;
const instants = fc.integer({ min: 0, max: YEAR_MIN }).map((minutes) => START + minutes * 60_000);
const seasons = fc.array(
  fc.record({ kickOff: instants.map((ms) => new Date(ms).toISOString()), state: fc.constantFrom(...MATCH_STATES) }),
  { maxLength: 40 },
);

test("whatever the season and the moment: nothing that is over is ahead, and what comes next is the earliest that is played", () => {
  fc.assert(
    fc.property(seasons, instants, (season, now) => {
      const ahead = matchesAhead(season, now);
      expect(ahead.every((one) => matchPhase(one, now) !== "over")).toBe(true);
      expect(ahead.map(({ kickOff }) => kickOff)).toEqual(ahead.map(({ kickOff }) => kickOff).toSorted());
      const { next, off } = matchNews(season, now);
      const played = ahead.filter(({ state }) => state === "scheduled");
      if (next) expect(next.kickOff).toBe(played[0]?.kickOff);
      else expect(played.every(({ kickOff }) => Date.parse(kickOff) - now > 14 * 86_400_000)).toBe(true);
      if (off && next) expect(off.kickOff <= next.kickOff).toBe(true);
    }),
  );
});
