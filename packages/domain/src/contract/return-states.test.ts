import fc from "fast-check";
import { expect, test } from "vitest";
import { daysBetween } from "../days/calendar-days.ts";
import { isWorkingDay } from "../days/working-days.ts";
import {
  releasesRefund,
  RETURN_EVENTS,
  RETURN_STATES,
  returnDueOn,
  returnSendBy,
  type ReturnState,
  returnTransition,
} from "./return-states.ts";

const paths = fc.array(fc.constantFrom(...RETURN_EVENTS), { maxLength: 20 });

test("whatever happens in whatever order, the refund is released once, and only by a return or its proof", () => {
  fc.assert(
    fc.property(paths, (path) => {
      let state: ReturnState = "awaited";
      const released: string[] = [];
      for (const event of path) {
        const next = returnTransition(state, event);
        if (next === undefined) continue;
        if (releasesRefund(state, event)) released.push(event);
        state = next;
      }
      const came = path.some((event) => event === "prove" || event === "arrive");
      expect(released).toHaveLength(came ? 1 : 0);
      expect(state === "proven" || state === "received").toBe(came);
    }),
  );
});

test("every state can be reached", () => {
  const seen = new Set<ReturnState>(["awaited"]);
  for (const state of seen) for (const event of RETURN_EVENTS) seen.add(returnTransition(state, event) ?? state);
  expect([...seen].toSorted()).toEqual([...RETURN_STATES].toSorted());
});

test("a fan has 14 days to send goods back, never ends on a day of rest, and the post has a week", () => {
  expect(returnSendBy("2026-11-03")).toBe("2026-11-17");
  // The 14 days end on a Sunday.
  expect(returnSendBy("2026-11-01")).toBe("2026-11-16");
  fc.assert(
    fc.property(fc.date({ min: new Date("2026-01-01"), max: new Date("2035-12-31"), noInvalidDate: true }), (date) => {
      const begin = date.toISOString().slice(0, 10);
      expect(daysBetween(begin, returnSendBy(begin))).toBeGreaterThanOrEqual(14);
      expect(daysBetween(returnSendBy(begin), returnDueOn(begin))).toBeGreaterThanOrEqual(7);
      expect([returnSendBy(begin), returnDueOn(begin)].every((day) => isWorkingDay(day))).toBe(true);
    }),
  );
});
