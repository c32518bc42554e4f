import fc from "fast-check";
import { expect, test } from "vitest";
import { CURRENT_SIM_STATES, isSimBlocked, SIM_STATES, type SimState } from "./states.ts";
import { SIM_EVENTS, SIM_TRANSITIONS, type SimEvent, simTransition } from "./transitions.ts";

const walk = (path: readonly SimEvent[], from: SimState = "shipped") => path.reduce((at, event) => simTransition(at, event) ?? at, from);
const events = fc.array(fc.constantFrom(...SIM_EVENTS), { maxLength: 40 });

test("a lost card: blocked, then replaced, and never in use again", () => {
  expect(walk(["activate", "block", "replace", "unblock", "activate", "resume"])).toBe("replaced");
});

test("the operator's block outlives the fan's own", () => {
  expect(walk(["activate", "block", "suspend", "unblock"])).toBe("blockedByOperator");
  expect(walk(["activate", "suspend", "block", "resume"])).toBe("blockedByFan");
  expect(simTransition("blockedByOperator", "unblock")).toBeUndefined();
  expect(simTransition("blockedByOperator", "replace")).toBeUndefined();
});

test("each of the two blocks counts for itself, in whatever order they come", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<SimEvent>("block", "unblock", "suspend", "resume"), { maxLength: 30 }), (path) => {
      const last = (on: SimEvent, off: SimEvent) => path.findLast((event) => event === on || event === off) === on;
      const [fan, operator] = [last("block", "unblock"), last("suspend", "resume")];
      const expected = fan ? (operator ? "blockedByBoth" : "blockedByFan") : operator ? "blockedByOperator" : "active";
      expect(walk(path, "active")).toBe(expected);
    }),
  );
});

test("what is replaced or ended stays so, and a card is blocked or usable, never both", () => {
  fc.assert(
    fc.property(events, events, (before, after) => {
      const state = walk(before);
      if (state === "replaced" || state === "ended") expect(walk(after, state)).toBe(state);
      if (isSimBlocked(state)) expect(CURRENT_SIM_STATES).toContain(state);
    }),
  );
});

test("every state has a row, and every row leads to known states", () => {
  expect(Object.keys(SIM_TRANSITIONS)).toEqual([...SIM_STATES]);
  for (const row of Object.values(SIM_TRANSITIONS)) for (const to of Object.values(row)) expect(SIM_STATES).toContain(to);
});
