import { ageOn, germanDay, ORDER_STEPS } from "@tribun/domain";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { EMPTY_DRAFT, type OrderDraft } from "../draft/order-draft.ts";
import { type Circumstances, stepFor } from "./steps.ts";

const NOW = Date.parse("2026-11-21T12:00:00.000Z");
const AT: Circumstances = { now: NOW, jerseys: true, porting: true, business: false };
const expiresAt = new Date(NOW + 60_000).toISOString();
const kids: OrderDraft = {
  ...EMPTY_DRAFT,
  tariff: { id: "t1", slug: "s", hasFormOption: false, requiresChild: true, requiresMainLine: false, forBusiness: false },
  simType: "esim",
  number: { registryId: "n", msisdn: "+491713920007", feeCents: 0, reservationId: "r", expiresAt, extended: false },
  jersey: { wanted: false },
};
const day = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it("leads beyond the number for a child of 6 to 17 alone: nobody learns of an age at the order button", () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...ORDER_STEPS), (childBirthday, requested) => {
      const age = ageOn(childBirthday, germanDay(NOW));
      const shown = stepFor({ ...kids, childBirthday }, requested, AT);
      if (age >= 6 && age <= 17) expect(shown).toBe(requested);
      else expect(["tariff", "number"]).toContain(shown);
    }),
  );
});

it.each(["", "05/05", "2015-02-30"])("takes %j for no birthday", (childBirthday) => {
  expect(stepFor({ ...kids, childBirthday }, "approval", AT)).toBe("number");
});

it("counts to the day", () => {
  expect(stepFor({ ...kids, childBirthday: "2020-11-21" }, "approval", AT)).toBe("approval");
  expect(stepFor({ ...kids, childBirthday: "2020-11-22" }, "approval", AT)).toBe("number");
  expect(stepFor({ ...kids, childBirthday: "2008-11-21" }, "approval", AT)).toBe("number");
  expect(stepFor({ ...kids, childBirthday: "2008-11-22" }, "approval", AT)).toBe("approval");
});
