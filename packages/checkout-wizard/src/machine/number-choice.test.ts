import { ORDER_STEPS } from "@tribun/domain";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { basketOf } from "../shared/basket.ts";
import { parseDraft, serialiseDraft } from "../store/schema/schema.ts";
import { changePorting, keepNumber, openNumberTab } from "./number-choice.ts";
import { EMPTY_DRAFT, isNumberHeld, type OrderDraft } from "../draft/order-draft.ts";
import { brokenInPorting, portingOptionsOf } from "./porting.ts";
import { type Circumstances, shownSteps, stepFor } from "./steps.ts";

const NOW = Date.parse("2026-11-21T12:00:00.000Z");
const START = { msisdn: "0171 39200 10" };
const tariff = {
  ...{ id: "t1", slug: "tribun-m", requiresChild: false },
  ...{ requiresMainLine: false, forBusiness: false },
};

type Event = (draft: OrderDraft) => OrderDraft;
const port =
  (part: Parameters<typeof changePorting>[1]): Event =>
  (draft) =>
    changePorting(draft, part, START);
/** Actions of a fan at the number step, valid or not. */
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.constantFrom("new" as const, "port" as const).map(
    (tab): Event =>
      (draft) =>
        openNumberTab(draft, tab),
  ),
  fc
    .constantFrom("", "0172 99", "0172/992 59 04", "+49 (0) 172 9925904", "0049172-9925904", "030 123456")
    .map((msisdn) => port({ msisdn })),
  fc.constantFrom(undefined, { id: "congstar", name: "congstar" }).map((donatingProvider) => port({ donatingProvider })),
  fc.constantFrom("ASAP" as const, "VTEN" as const).map((mnpType) => port({ mnpType })),
  fc.constantFrom("", "31/1", "2026-10-01", "2026-12-31", "2029-01-01").map((contractEnd) => port({ contractEnd })),
  fc.constantFrom("", "  ", "K-1907").map((donorCustomerNumber) => port({ donorCustomerNumber })),
  fc.integer({ min: -600, max: 1200 }).map(
    (seconds): Event =>
      (draft) =>
        keepNumber(draft, {
          ...{ registryId: "n", msisdn: "+491713920033", feeCents: 0, reservationId: "r", extended: false },
          expiresAt: new Date(NOW + seconds * 1000).toISOString(),
        }),
  ),
  fc.constantFrom("esim" as const, "physical" as const).map((simType): Event => (draft) => ({ ...draft, simType })),
);
const around: fc.Arbitrary<Circumstances> = fc.record({
  now: fc.constant(NOW),
  jerseys: fc.boolean(),
  porting: fc.boolean(),
  business: fc.boolean(),
});

it("reaches no step behind the number before the one that counts can be ordered, whatever a fan does", () => {
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 25 }),
      around,
      fc.boolean(),
      fc.constantFrom(...ORDER_STEPS),
      (events, at, hasFormOption, wanted) => {
        let draft: OrderDraft = { ...EMPTY_DRAFT, tariff: { ...tariff, hasFormOption } };
        for (const happen of events) {
          const before = draft;
          draft = happen(before);
          // Each tab keeps the other one's data.
          if (draft.number !== before.number) expect(draft.portingOptions).toBe(before.portingOptions);
          if (draft.portingOptions !== before.portingOptions) expect(draft.number).toBe(before.number);
          if (draft.numberType !== before.numberType) expect({ ...draft, numberType: "new" }).toEqual({ ...before, numberType: "new" });
        }
        const shown = stepFor(draft, wanted, at);
        const own = at.porting && Object.keys(brokenInPorting(draft.portingOptions, at)).length === 0;
        const decided = draft.numberType === "port" ? own : isNumberHeld(draft, NOW);
        if (shown === "extras" || shown === "approval") {
          expect(decided && draft.simType !== undefined).toBe(true);
          const basket = basketOf(draft, at.business);
          expect(basket?.numberType).toBe(draft.numberType);
          expect(basket && "portingOptions" in basket).toBe(draft.numberType === "port");
          expect(basket && "newPhoneNumberOptions" in basket).toBe(draft.numberType === "new");
        }
        expect(shownSteps(draft, at).includes("extras")).toBe(at.jerseys && (draft.numberType === "new" || hasFormOption));
        // A reload restores everything.
        expect(parseDraft(serialiseDraft(draft, "a", NOW), "a", NOW)).toEqual(draft);
      },
    ),
    { numRuns: 400 },
  );
});

it("takes a number as people write it, and sends it as the operator reads it", () => {
  const whole = { donatingProvider: { id: "congstar", name: "congstar" }, mnpType: "ASAP" } as const;
  for (const msisdn of ["0172 9925904", "0172/992 59 04", "+49 (0) 172 9925904", "0049172-9925904", "49 172 9925904", "(0172) 992.59.04"]) {
    expect(portingOptionsOf({ ...whole, msisdn }, false)?.msisdn, msisdn).toBe("+491729925904");
  }
  for (const msisdn of ["030 123456", "0172", "+90 532 1234567", ""])
    expect(portingOptionsOf({ ...whole, msisdn }, false), msisdn).toBeUndefined();
});

it("sends the end of the old contract only where the change waits for it", () => {
  const choice = { msisdn: "0172 9925904", donatingProvider: { id: "o2", name: "O2" }, contractEnd: "2026-12-31" };
  expect(portingOptionsOf({ ...choice, mnpType: "ASAP" }, false)).not.toHaveProperty("contractEnd");
  expect(portingOptionsOf({ ...choice, mnpType: "VTEN" }, false)).toHaveProperty("contractEnd", "2026-12-31");
  expect(brokenInPorting({ ...choice, mnpType: "ASAP", contractEnd: "2026-10-01" }, { now: NOW, business: false })).toEqual({});
  expect(brokenInPorting({ ...choice, mnpType: "VTEN", contractEnd: "2026-10-01" }, { now: NOW, business: false })).toEqual({
    contractEnd: "contractEnd.tooLate",
  });
});

it("sends the customer number at the old provider for companies alone, whatever was typed before", () => {
  const choice = {
    msisdn: "0172 9925904",
    donatingProvider: { id: "congstar", name: "congstar" },
    mnpType: "ASAP",
    donorCustomerNumber: " K-1 ",
  } as const;
  expect(portingOptionsOf(choice, true)).toHaveProperty("donorCustomerNumber", "K-1");
  expect(portingOptionsOf(choice, false)).not.toHaveProperty("donorCustomerNumber");
  // A number that is too long must not block a consumer either, because the field is not shown to them.
  const long = { ...choice, donorCustomerNumber: "9".repeat(41) };
  expect(brokenInPorting(long, { now: NOW, business: false })).toEqual({});
  expect(brokenInPorting(long, { now: NOW, business: true })).toEqual({ donorCustomerNumber: "text.tooLong" });
});
