import type { Order } from "@tribun/api-client/contract";
import { ORDER_STATES, PORTING_STATES } from "@tribun/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ported, portedOrder, sampleOrder, sampleParcel } from "../../testing/samples.ts";
import { minutesOf, STAGES, stagesOf, standsAt, wayOf } from "./stages.ts";
import { paymentHref, waitingFor } from "./waiting.ts";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const esim = { lpa: "LPA:1$x$y", smdpAddress: "x", matchingId: "y", iccid: "8949990000190700015" };
const loaded = "2026-11-21T09:00:00.000Z";

test.each([
  ["paymentOpen", {}, "payment", "paid", "/dashboard/payment-result?cId=c1"],
  ["paymentFailed", {}, "anotherPayment", "paid", "/dashboard/payment-result?cId=c1"],
  ["paymentProcessing", {}, "confirmation", "paid", "/order/processing?cId=c1"],
  ["provisioning", {}, "provisioning", "made", undefined],
  ["active", { esim }, "nothing", "loaded", undefined],
  ["active", { esimLoadedAt: loaded }, "nothing", "inUse", undefined],
  ["active", {}, "nothing", "inUse", undefined],
  ["expired", {}, "over", "paid", undefined],
] as const)("an eSIM order in %s with %o waits for %s", (state, facts, waiting, stage, href) => {
  const order = { ...sampleOrder, state, ...facts };
  expect([waitingFor(order), standsAt(order, NOW), paymentHref(order)]).toEqual([waiting, stage, href]);
});

const posted = (facts: Partial<Order>): Order => {
  const { summary } = sampleOrder;
  return { ...sampleOrder, summary: { ...summary, line: { ...summary.line, simType: "physical" } }, ...facts };
};

test.each([
  ["paymentOpen", undefined, "paid"],
  ["provisioning", undefined, "packed"],
  ["active", sampleParcel, "onItsWay"],
  ["active", { ...sampleParcel, inUse: true }, "inUse"],
] as const)("a card by post in %s stands where the card is", (state, parcel, stage) => {
  expect(standsAt(posted({ state, ...(parcel && { parcel }) }), NOW)).toBe(stage);
});

test.each([
  ["requested", "asked"],
  ["declined", "asked"],
  ["cancelled", "asked"],
  ["scheduled", "agreed"],
  ["switching", "switching"],
  ["completed", "arrived"],
] as const)("a number that is %s stands at %s", (state, stage) => {
  const order = portedOrder(ported({ state, date: "2026-11-27" }));
  expect(standsAt(order, NOW)).toBe(stage);
  expect(standsAt({ ...order, state: "paymentOpen" }, NOW)).toBe("ordered");
  const day = stagesOf(order, NOW).find(({ name }) => name === "switching")?.at;
  // A porting that was declined or cancelled has no day.
  expect(day).toBe(["declined", "cancelled"].includes(state) ? undefined : "2026-11-27");
});

test("a card on its way names the days it may come, one that is used names none", () => {
  const way = (inUse: boolean) =>
    stagesOf(posted({ state: "active", parcel: { ...sampleParcel, inUse } }), NOW).find(({ name }) => name === "onItsWay");
  expect(way(false)).toMatchObject({ at: "2026-11-24", until: "2026-11-25", state: "now" });
  expect(way(true)).not.toHaveProperty("at");
});

test("whatever comes, an order has five stages, one of them now, none done after it, and minutes that only rise", () => {
  const orders = fc.record({
    state: fc.constantFrom(...ORDER_STATES),
    simType: fc.constantFrom("esim", "physical"),
    porting: fc.option(fc.constantFrom(...PORTING_STATES)),
    parcel: fc.option(fc.constantFrom(sampleParcel, { ...sampleParcel, inUse: true })),
    loaded: fc.boolean(),
    made: fc.boolean(),
  });
  fc.assert(
    fc.property(orders, ({ state, simType, porting, parcel, loaded: isLoaded, made }) => {
      const base = porting === null ? sampleOrder : portedOrder(ported({ state: porting }));
      const { summary } = base;
      const order: Order = {
        ...base,
        state,
        summary: { ...summary, line: { ...summary.line, simType } },
        ...(parcel && { parcel }),
        ...(isLoaded ? { esimLoadedAt: loaded } : made && { esim }),
      };
      const stages = stagesOf(order, NOW);
      expect(stages.map(({ name }) => name)).toEqual(STAGES[wayOf(order)]);
      const at = stages.findIndex((stage) => stage.state === "now");
      expect(stages.map((stage) => stage.state)).toEqual(stages.map((_, index) => (index < at ? "done" : index === at ? "now" : "todo")));
      const minutes = stages.map(({ minute }) => minute);
      expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
      expect([minutes[0], minutes[4]]).toEqual([0, 90]);
    }),
  );
});

test("a match runs from its kick-off to full time, and never backwards", () => {
  expect(minutesOf(3)).toEqual([0, 45, 90]);
  expect(minutesOf(1)).toEqual([0]);
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 90 }), (count) => {
      const minutes = minutesOf(count);
      expect(minutes[0]).toBe(0);
      expect(minutes.at(-1)).toBe(90);
      expect(new Set(minutes).size).toBe(count);
      expect(minutes.toSorted((a, b) => a - b)).toEqual(minutes);
    }),
  );
});
