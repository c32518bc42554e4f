import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ChosenTariff, goesWithJersey, type OrderDraft, settle } from "./order-draft.ts";
import { type Allowed, changeTerm, chooseTariff, keptWith, lostWith, replacesTariff } from "./tariff-choice.ts";

const tariff: fc.Arbitrary<ChosenTariff> = fc.record({
  id: fc.constantFrom("t1", "t2", "t3"),
  slug: fc.constant("tribun-m"),
  hasFormOption: fc.boolean(),
  requiresChild: fc.boolean(),
  requiresMainLine: fc.boolean(),
  forBusiness: fc.boolean(),
});
const details = { planId: "p", size: "M", model: "home", style: "striped", junior: false, name: "IŞIL", number: "19" };
const draft: fc.Arbitrary<OrderDraft> = fc.record(
  {
    tariff,
    numberType: fc.constantFrom("new" as const, "port" as const),
    simType: fc.constantFrom("esim" as const, "physical" as const),
    number: fc.constant({
      ...{ registryId: "n1", msisdn: "+491713920007", feeCents: 0 },
      ...{ reservationId: "r1", expiresAt: "2026-11-21T12:00:00.000Z", extended: false },
    }),
    portingOptions: fc.constant({ msisdn: "0172 9925904" }),
    childBirthday: fc.constant("2015-05-05"),
    mainLineId: fc.constant("l1"),
    jersey: fc.constantFrom(
      { wanted: false } as const,
      { wanted: false, before: details } as const,
      { wanted: true, ...details } as const,
      { wanted: true, ...details, planId: "q" } as const,
    ),
    couponCode: fc.constant("DERBI2GB"),
    openOrder: fc.constant({ orderId: "o1", checkoutId: "c1" }),
  },
  { requiredKeys: ["numberType"] },
);
const allowed: fc.Arbitrary<Allowed> = fc.record({
  simTypes: fc.subarray(["esim", "physical"] as const, { minLength: 1 }),
  plans: fc.constantFrom(undefined, [], ["p"]),
});
const LOST_MEMBERS = { sim: "simType", jersey: "jersey", child: "childBirthday", mainLine: "mainLineId" } as const;

const membersOf = (order: OrderDraft) => Object.keys(order) as (keyof OrderDraft)[];

describe("tariff choice", () => {
  it("keeps what another tariff allows, and loses nothing that was not named before", () => {
    fc.assert(
      fc.property(draft, tariff, allowed, (order, chosen, goes) => {
        const after = chooseTariff(order, chosen, goes);
        expect(after.tariff).toEqual(chosen);
        expect(replacesTariff(after, chosen)).toBe(false);
        if (!replacesTariff(order, chosen)) {
          expect(after).toEqual({ ...order, tariff: chosen });
          return;
        }
        const gone = membersOf(order).filter((member) => after[member] === undefined);
        const named = lostWith(order, chosen, goes);
        expect(gone.toSorted()).toEqual(named.map((part) => LOST_MEMBERS[part]).toSorted());
        for (const member of membersOf(after)) {
          if (member !== "tariff" && member !== "jersey") expect(after[member]).toBe(order[member]);
        }
        expect(keptWith(order, chosen, goes)).toEqual(keptWith(after, chosen, goes));
        // A jersey that stays can be ordered with the new tariff.
        if (after.jersey?.wanted) expect(goesWithJersey(after) && goes.plans?.includes(after.jersey.planId) !== false).toBe(true);
      }),
    );
  });

  it("keeps an order that waits for its payment where the same tariff is chosen once more", () => {
    fc.assert(
      fc.property(draft, (order) => {
        fc.pre(order.tariff !== undefined);
        expect(settle(order, chooseTariff(order, { ...order.tariff }))).toEqual(order);
      }),
    );
  });

  it("keeps number and jersey when only the term changes, and lets go of the open order", () => {
    fc.assert(
      fc.property(draft, tariff, (order, chosen) => {
        const after = settle(order, changeTerm(order, chosen));
        expect(after.number).toBe(order.number);
        expect(after.jersey).toBe(order.jersey);
        expect(after.openOrder).toBeUndefined();
      }),
    );
  });
});
