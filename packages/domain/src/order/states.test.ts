import fc from "fast-check";
import { expect, test } from "vitest";
import { TransactionStatus } from "../values/enums.ts";
import {
  ENDED_ORDER_STATES,
  isFinal,
  isPayable,
  OPEN_ORDER_STATES,
  ORDER_EVENTS,
  ORDER_STATES,
  ORDER_UNDER_WAY_STATES,
  type OrderState,
  PAYABLE_STATES,
  transition,
  transactionStatusOf,
} from "./states.ts";

const events = fc.array(fc.constantFrom(...ORDER_EVENTS), { maxLength: 60 });

function walk(path: readonly (typeof ORDER_EVENTS)[number][]): OrderState[] {
  const states: OrderState[] = ["submitted"];
  for (const event of path) states.push(transition(states.at(-1) ?? "submitted", event) ?? states.at(-1) ?? "submitted");
  return states;
}

test("the happy path leads from the submission to an active line", () => {
  const path = walk(["openPayment", "confirmPayment", "paymentSucceeded", "provision", "activate"]);
  expect(path.at(-1)).toBe("active");
  expect(path.map(transactionStatusOf).slice(-5)).toEqual([
    TransactionStatus.Incomplete,
    TransactionStatus.Pending,
    TransactionStatus.Processing,
    TransactionStatus.Success,
    TransactionStatus.Success,
  ]);
});

test("no path reaches a line without a payment that succeeded", () => {
  fc.assert(
    fc.property(events, (path) => {
      const states = walk(path);
      const active = states.indexOf("active");
      if (active >= 0) expect(states.slice(0, active)).toContain("paid");
    }),
  );
});

test("what is final stays so", () => {
  fc.assert(
    fc.property(events, (path) => {
      const states = walk(path);
      const end = states.findIndex(isFinal);
      if (end >= 0) expect(new Set(states.slice(end)).size).toBe(1);
    }),
  );
});

test("an order that has been paid is never paid again", () => {
  fc.assert(
    fc.property(events, (path) => {
      const states = walk(path);
      const paid = states.indexOf("paid");
      if (paid >= 0) expect(states.slice(paid).some(isPayable)).toBe(false);
    }),
  );
});

test("a refused payment opens the same order again", () => {
  expect(transition("paymentFailed", "openPayment")).toBe("paymentOpen");
  expect(isPayable("paymentFailed")).toBe(true);
});

test("every state can be reached", () => {
  const seen = new Set<OrderState>(["submitted"]);
  for (const state of seen) for (const event of ORDER_EVENTS) seen.add(transition(state, event) ?? state);
  expect([...seen].toSorted()).toEqual([...ORDER_STATES].toSorted());
});

test("an order is open, active or ended, and an open one can be paid or is under way", () => {
  const sorted = (states: readonly OrderState[]) => states.toSorted();
  expect(sorted([...OPEN_ORDER_STATES, "active", ...ENDED_ORDER_STATES])).toEqual(sorted(ORDER_STATES));
  expect(sorted([...PAYABLE_STATES, ...ORDER_UNDER_WAY_STATES])).toEqual(sorted(OPEN_ORDER_STATES));
  expect(ORDER_STATES.filter(isFinal).toSorted()).toEqual(sorted(ENDED_ORDER_STATES));
});
