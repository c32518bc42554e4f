import { DAY_MS } from "../values/constants.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isLivingPorting,
  lastCorrectionDay,
  mayCorrect,
  PORTING_EVENTS,
  PORTING_REASONS,
  PORTING_STATES,
  PORTING_TRIES,
  type PortingEvent,
  type PortingState,
  portingTransition,
} from "./states.ts";

const events = fc.array(fc.constantFrom(...PORTING_EVENTS), { maxLength: 40 });

function walk(path: readonly PortingEvent[]): PortingState[] {
  const states: PortingState[] = ["requested"];
  for (const event of path) {
    const state = states.at(-1) ?? "requested";
    states.push(portingTransition(state, event) ?? state);
  }
  return states;
}

test("the happy path, and the way round a refusal", () => {
  expect(walk(["send", "accept", "schedule", "startSwitch", "complete"]).at(-1)).toBe("completed");
  expect(walk(["send", "decline", "correct", "send", "accept", "schedule", "startSwitch", "complete"]).at(-1)).toBe("completed");
});

test("no number arrives without a date that the donor agreed to", () => {
  fc.assert(
    fc.property(events, (path) => {
      const states = walk(path);
      const end = states.indexOf("completed");
      if (end >= 0) expect(states.slice(0, end)).toEqual(expect.arrayContaining(["sentToDonor", "accepted", "scheduled", "switching"]));
    }),
  );
});

test("what has ended stays so", () => {
  fc.assert(
    fc.property(events, (path) => {
      const states = walk(path);
      const end = states.findIndex((state) => !isLivingPorting(state));
      if (end >= 0) expect(new Set(states.slice(end)).size).toBe(1);
    }),
  );
});

test("once the networks switch, nobody can call it off", () => {
  for (const event of PORTING_EVENTS) expect(portingTransition("switching", event)).toBe(event === "complete" ? "completed" : undefined);
});

test("a number that comes unasked starts nothing, and is noticed wherever a request can have gone out and be over", () => {
  const noticed = PORTING_STATES.filter((state) => portingTransition(state, "arrive") !== undefined);
  for (const state of noticed) expect(portingTransition(state, "arrive")).toBe(state);
  expect(noticed.toSorted()).toEqual(["accepted", "cancelled", "corrected", "declined", "scheduled", "sentToDonor"]);
});

test("after a refusal the donor is not asked again before something was corrected", () => {
  expect(portingTransition("declined", "send")).toBeUndefined();
});

test("every state can be reached", () => {
  const seen = new Set<PortingState>(["requested"]);
  for (const state of seen) for (const event of PORTING_EVENTS) seen.add(portingTransition(state, event) ?? state);
  expect([...seen].toSorted()).toEqual([...PORTING_STATES].toSorted());
});

test("three tries within 30 days of the first, and none where data cannot help", () => {
  const first = new Date("2026-11-02T10:00:00Z");
  const at = (days: number) => new Date(first.getTime() + days * DAY_MS);
  const tries = fc.record({ tries: fc.nat({ max: 5 }), days: fc.nat({ max: 60 }), reason: fc.constantFrom(...PORTING_REASONS) });
  fc.assert(
    fc.property(tries, ({ tries: count, days, reason }) => {
      const allowed = count < PORTING_TRIES && days <= 30 && reason !== "alreadyPorted" && reason !== "tooLate";
      expect(mayCorrect({ tries: count, firstSentAt: first, reason }, at(days))).toBe(allowed);
    }),
  );
  // The last day counts in full, in German time.
  const early = { tries: 1, firstSentAt: first, reason: "nameMismatch" as const };
  expect(lastCorrectionDay(first)).toBe("2026-12-02");
  expect(mayCorrect(early, new Date("2026-12-02T22:59:59Z"))).toBe(true);
  expect(mayCorrect(early, new Date("2026-12-02T23:00:00Z"))).toBe(false);
});
