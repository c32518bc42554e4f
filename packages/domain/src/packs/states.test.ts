import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isPackPayable,
  PACK_EVENTS,
  PACK_ORDER_EVENTS,
  PACK_ORDER_STATES,
  PACK_ORDER_TRANSITIONS,
  PACK_STATES,
  PACK_TRANSITIONS,
  packEnd,
  packOrderTransition,
  packTransactionStatus,
  packTransition,
  type PackOrderState,
  type PackState,
} from "./states.ts";

const purchases = fc.array(fc.constantFrom(...PACK_ORDER_EVENTS), { maxLength: 40 });
const lives = fc.array(fc.constantFrom(...PACK_EVENTS), { maxLength: 40 });

function purchase(path: readonly (typeof PACK_ORDER_EVENTS)[number][]): PackOrderState[] {
  const states: PackOrderState[] = ["open"];
  for (const event of path) states.push(packOrderTransition(states.at(-1) ?? "open", event) ?? states.at(-1) ?? "open");
  return states;
}

test("a refused payment can be tried again, and succeeds at most once", () => {
  expect(purchase(["confirmPayment", "paymentRefused", "confirmPayment", "paymentSucceeded"]).at(-1)).toBe("paid");
  fc.assert(
    fc.property(purchases, (path) => {
      const states = purchase(path);
      const entered = states.filter((state, at) => state === "paid" && states[at - 1] !== "paid");
      expect(entered.length).toBeLessThanOrEqual(1);
    }),
  );
});

test("only what is not paid can be paid or ends by itself", () => {
  for (const state of PACK_ORDER_STATES) {
    expect(packOrderTransition(state, "expire") !== undefined).toBe(isPackPayable(state));
    expect(packOrderTransition(state, "confirmPayment") !== undefined).toBe(isPackPayable(state));
  }
  expect(PACK_ORDER_STATES.filter((state) => packTransactionStatus(state) === 0)).toEqual(["paid"]);
});

test("a pack that is over stays over, whatever comes", () => {
  fc.assert(
    fc.property(lives, (path) => {
      let state: PackState = "scheduled";
      for (const event of path) {
        const next: PackState | undefined = packTransition(state, event);
        if (state === "ended" || state === "withdrawn") expect(next).toBeUndefined();
        state = next ?? state;
      }
    }),
  );
});

test("a renewal that was not paid ends the pack; one that was not due cannot", () => {
  expect(packTransition("renewing", "refuseRenewal")).toBe("ended");
  expect(packTransition("active", "refuseRenewal")).toBeUndefined();
  expect(packTransition("scheduled", "renew")).toBeUndefined();
});

test("every state has a row", () => {
  expect(Object.keys(PACK_ORDER_TRANSITIONS)).toEqual([...PACK_ORDER_STATES]);
  expect(Object.keys(PACK_TRANSITIONS)).toEqual([...PACK_STATES]);
});

test("24 hours are 24 hours, a day too", () => {
  const start = Date.parse("2026-10-24T20:00:00Z");
  expect(packEnd(start, { unit: "hour", value: 24 })).toBe(packEnd(start, { unit: "day", value: 1 }));
  expect(new Date(packEnd(start, { unit: "day", value: 7 })).toISOString()).toBe("2026-10-31T20:00:00.000Z");
});
