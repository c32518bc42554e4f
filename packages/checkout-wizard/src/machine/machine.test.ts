import { ORDER_STEPS, type OrderStep } from "@tribun/domain";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ChosenTariff, EMPTY_DRAFT, isNumberHeld, type OrderDraft } from "../draft/order-draft.ts";
import { backStep, type Circumstances, firstIncompleteStep, nextStep, shownSteps, stageViews, stepFor } from "./steps.ts";

const NOW = Date.parse("2026-11-21T12:00:00.000Z");
const instant = (offsetMs: number) => new Date(NOW + offsetMs).toISOString();

const tariff: fc.Arbitrary<ChosenTariff> = fc.record({
  id: fc.constantFrom("t1", "t2", "t3"),
  slug: fc.constant("tribun-m"),
  hasFormOption: fc.boolean(),
  requiresChild: fc.boolean(),
  requiresMainLine: fc.boolean(),
  forBusiness: fc.boolean(),
});
const draft: fc.Arbitrary<OrderDraft> = fc.record(
  {
    tariff,
    numberType: fc.constantFrom("new" as const, "port" as const),
    simType: fc.constantFrom("esim" as const, "physical" as const),
    number: fc.record({
      registryId: fc.constantFrom("n1", "n2"),
      msisdn: fc.constant("+491713920007"),
      feeCents: fc.nat(20_000),
      reservationId: fc.uuid(),
      expiresAt: fc.integer({ min: -600_000, max: 600_000 }).map(instant),
      extended: fc.boolean(),
    }),
    portingOptions: fc.record(
      {
        msisdn: fc.constantFrom("", "0172 992", "0172 9925904", "+49 (0)172-992 5904"),
        donatingProvider: fc.constant({ id: "congstar", name: "congstar" }),
        mnpType: fc.constantFrom("ASAP" as const, "VTEN" as const),
        contractEnd: fc.constantFrom("", "12", "2026-10-01", "2026-12-31", "2029-01-01"),
        donorCustomerNumber: fc.constantFrom("", "K-1907"),
      },
      { requiredKeys: ["msisdn"] },
    ),
    childBirthday: fc.constantFrom("2015-05-05", "1990-01-01", "2024-01-01", "05/05"),
    mainLineId: fc.constant("l1"),
    jersey: fc.constantFrom(
      { wanted: false } as const,
      { wanted: true, planId: "p", size: "M", model: "home", style: "striped", junior: false, name: "IŞIL", number: "19" } as const,
      { wanted: true, planId: "p", size: "", model: "home", style: "striped", junior: false, name: "", number: "" } as const,
    ),
    payment: fc.constantFrom({ method: "card" } as const, { keptId: "k1" } as const),
    openOrder: fc.constant({ orderId: "o1", checkoutId: "c1" }),
  },
  { requiredKeys: ["numberType"] },
);
const at: fc.Arbitrary<Circumstances> = fc.record({
  now: fc.constant(NOW),
  jerseys: fc.boolean(),
  porting: fc.boolean(),
  business: fc.boolean(),
  obstacle: fc.constantFrom(undefined, "business" as const, "signIn" as const, "mainLine" as const, "sameTariff" as const),
});
const PLAIN: Circumstances = { now: NOW, jerseys: true, porting: true, business: false };
const step: fc.Arbitrary<OrderStep> = fc.constantFrom(...ORDER_STEPS);

describe("steps", () => {
  it("shows the extras only where a jersey can be had, for a new number or a tariff with a jersey", () => {
    fc.assert(
      fc.property(draft, at, (order, around) => {
        const steps = shownSteps(order, around);
        const asked = around.jerseys && (order.numberType === "new" || order.tariff?.hasFormOption === true);
        expect(steps).toEqual(ORDER_STEPS.filter((id) => id !== "extras" || asked));
      }),
    );
  });

  it("never shows a step whose predecessors are open, whatever the URL says", () => {
    fc.assert(
      fc.property(draft, step, at, (order, requested, around) => {
        const steps = shownSteps(order, around);
        const shown = stepFor(order, requested, around);
        expect(steps).toContain(shown);
        expect(steps.indexOf(shown)).toBeLessThanOrEqual(steps.indexOf(firstIncompleteStep(order, around)));
        expect(stepFor(order, shown, around)).toBe(shown);
      }),
    );
  });

  it("goes back from every step to one that may be shown, and stays at the first", () => {
    fc.assert(
      fc.property(draft, step, at, (order, requested, around) => {
        const current = stepFor(order, requested, around);
        const before = backStep(order, current, around);
        expect(stepFor(order, before, around)).toBe(before);
        expect(backStep(order, "tariff", around)).toBe("tariff");
      }),
    );
  });

  it("goes forward by one step at most, and only past answered ones", () => {
    fc.assert(
      fc.property(draft, step, at, (order, requested, around) => {
        const steps = shownSteps(order, around);
        const current = stepFor(order, requested, around);
        const moved = steps.indexOf(nextStep(order, current, around)) - steps.indexOf(current);
        const open = steps.indexOf(firstIncompleteStep(order, around));
        expect(moved).toBe(steps.indexOf(current) < open ? 1 : 0);
      }),
    );
  });

  it("has exactly one stage now, and leads only to steps that may be shown", () => {
    fc.assert(
      fc.property(draft, step, at, fc.boolean(), (order, requested, around, signedIn) => {
        const views = stageViews(order, stepFor(order, requested, around), around, signedIn);
        expect(views.filter((view) => view.state === "now")).toHaveLength(1);
        for (const { id, reachable } of views) if (reachable && id !== "person") expect(stepFor(order, id, around)).toBe(id);
      }),
    );
  });

  it("has the stage of the person before the approval: done with an account, the guest's next one without", () => {
    fc.assert(
      fc.property(draft, at, (order, around) => {
        fc.pre(stepFor(order, "approval", around) === "approval");
        const stages = (signedIn: boolean) => stageViews(order, "approval", around, signedIn).slice(-2);
        expect(stages(true).map(({ state }) => state)).toEqual(["done", "now"]);
        expect(stages(false)).toEqual([
          { id: "person", state: "now", reachable: true },
          { id: "approval", state: "todo", reachable: false },
        ]);
      }),
    );
  });

  it("starts at the tariff and returns to the number when the hold has run out", () => {
    expect(firstIncompleteStep(EMPTY_DRAFT, PLAIN)).toBe("tariff");
    const order: OrderDraft = {
      ...EMPTY_DRAFT,
      tariff: { id: "t1", slug: "s", hasFormOption: false, requiresChild: false, requiresMainLine: false, forBusiness: false },
      simType: "esim",
      number: { registryId: "n", msisdn: "+491713920007", feeCents: 0, reservationId: "r", expiresAt: instant(1000), extended: false },
      jersey: { wanted: false },
    };
    expect(stepFor(order, "approval", PLAIN)).toBe("approval");
    expect(stepFor(order, "approval", { ...PLAIN, now: NOW + 1000 })).toBe("number");
    expect(isNumberHeld({ ...order, openOrder: { orderId: "o", checkoutId: "c" } }, NOW + 1000)).toBe(true);
  });
});

describe("obstacles", () => {
  it("closes every step but the first, whatever the draft holds", () => {
    fc.assert(
      fc.property(draft, step, at, (order, requested, around) => {
        fc.pre(around.obstacle !== undefined);
        expect(stepFor(order, requested, around)).toBe("tariff");
      }),
    );
  });
});
