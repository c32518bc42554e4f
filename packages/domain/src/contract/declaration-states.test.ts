import fc from "fast-check";
import { expect, test } from "vitest";
import { DECLARATION_EVENTS, DECLARATION_STATES, type DeclarationState, declarationTransition } from "./declaration-states.ts";

const paths = fc.array(fc.constantFrom(...DECLARATION_EVENTS), { maxLength: 20 });

function walk(path: readonly (typeof DECLARATION_EVENTS)[number][]): DeclarationState[] {
  const states: DeclarationState[] = ["received"];
  for (const event of path) {
    const here = states.at(-1) ?? "received";
    states.push(declarationTransition(here, event) ?? here);
  }
  return states;
}

test("nothing is rejected that no person has seen", () => {
  fc.assert(
    fc.property(paths, (path) => {
      const states = walk(path);
      const end = states.indexOf("rejected");
      if (end >= 0) expect(states.slice(0, end)).toContain("review");
    }),
  );
});

test("nothing is accepted that neither its owner nor a person has confirmed", () => {
  fc.assert(
    fc.property(paths, (path) => {
      const states = walk(path);
      const accepted = states.indexOf("accepted");
      if (accepted >= 0) expect(states.slice(0, accepted).some((state) => state === "confirmed" || state === "review")).toBe(true);
    }),
  );
});

test("what was accepted is carried out, and never rejected", () => {
  fc.assert(
    fc.property(paths, (path) => {
      const states = walk(path);
      const accepted = states.indexOf("accepted");
      if (accepted >= 0) expect(states.slice(accepted).filter((state) => state !== "accepted" && state !== "settled")).toEqual([]);
    }),
  );
});

test("every state can be reached", () => {
  const seen = new Set<DeclarationState>(["received"]);
  for (const state of seen) for (const event of DECLARATION_EVENTS) seen.add(declarationTransition(state, event) ?? state);
  expect([...seen].toSorted()).toEqual([...DECLARATION_STATES].toSorted());
});
