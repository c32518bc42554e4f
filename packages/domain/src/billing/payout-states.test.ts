import fc from "fast-check";
import { expect, test } from "vitest";
import { PAYOUT_EVENTS, PAYOUT_STATES, type PayoutState, payoutTransition } from "./payout-states.ts";

test("money is sent once, and nothing but sending it ends a payout", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PAYOUT_EVENTS), { maxLength: 20 }), (path) => {
      let state: PayoutState = "noAccount";
      let sent = 0;
      for (const event of path) {
        const next: PayoutState | undefined = payoutTransition(state, event);
        if (next === "paid") sent++;
        state = next ?? state;
      }
      expect(sent).toBe(state === "paid" ? 1 : 0);
      expect(state === "paid").toBe(path.includes("settle"));
    }),
  );
});

test("every state can be reached", () => {
  const seen = new Set<PayoutState>(["noAccount"]);
  for (const state of seen) for (const event of PAYOUT_EVENTS) seen.add(payoutTransition(state, event) ?? state);
  expect([...seen].toSorted()).toEqual([...PAYOUT_STATES].toSorted());
});
