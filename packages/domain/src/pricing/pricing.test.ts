import fc from "fast-check";
import { expect, test } from "vitest";
import { NUMBER_TYPES, SIM_TYPES } from "../values/enums.ts";
import { euro, sum } from "../values/money.ts";
import { isPersonalised, type PricedBasket, priceOrder, totalCostOf } from "./pricing.ts";

const cents = fc.integer({ min: 0, max: 100_000 }).map(euro);
const basket: fc.Arbitrary<PricedBasket> = fc.record(
  {
    tariff: fc.record({ price: cents, connectionFee: cents, connectionFeeEsim: cents }),
    numberType: fc.constantFrom(...NUMBER_TYPES),
    simType: fc.constantFrom(...SIM_TYPES),
    numberFee: cents,
    jersey: fc.record(
      { advanceFee: cents, customisationFee: cents, name: fc.string({ maxLength: 10 }), number: fc.integer({ min: 1, max: 99 }) },
      { requiredKeys: ["advanceFee", "customisationFee"] },
    ),
    discount: fc.record({ type: fc.constantFrom("percent", "amount", "data"), value: fc.integer({ min: 0, max: 20_000 }) }),
  },
  { requiredKeys: ["tariff", "numberType", "simType"] },
);

const tribunM = { price: euro(1499), connectionFee: euro(1999), connectionFeeEsim: euro(999) };

test("the lines add up to the total, which is due now", () => {
  fc.assert(
    fc.property(basket, (given) => {
      const bill = priceOrder(given);
      const lines = [
        bill.initialOpeningFee,
        bill.jerseyCustomisationFee,
        bill.advanceJerseyFee,
        bill.specialNumberFee,
        bill.identityCharge,
        ...(bill.discount ? [bill.discount] : []),
      ];
      expect(sum(lines)).toEqual(bill.totalInclVat);
      expect(bill.dueNow).toEqual(bill.totalInclVat);
    }),
  );
});

test("a coupon never pays out and leaves the identity charge", () => {
  fc.assert(
    fc.property(basket, (given) => {
      const bill = priceOrder(given);
      expect(bill.dueNow.amount).toBeGreaterThanOrEqual(1);
      if (bill.discount) expect(bill.discount.amount).toBeLessThan(0);
    }),
  );
});

test("a number brought along costs nothing for opening before the switch", () => {
  fc.assert(
    fc.property(basket, (given) => {
      const bill = priceOrder({ ...given, numberType: "port" });
      expect(bill.initialOpeningFee.amount + bill.specialNumberFee.amount).toBe(0);
    }),
  );
});

test("the opening fee of a number brought along comes after the switch, and a coupon is worth no more and no less", () => {
  fc.assert(
    fc.property(basket, (given) => {
      const { numberFee: _, ...rest } = given;
      const now = priceOrder({ ...rest, numberType: "new" });
      const later = priceOrder({ ...rest, numberType: "port" });
      const sum = later.dueNow.amount + (later.openingFeeAfterSwitch?.amount ?? 0);
      // `later` applies the percentage to two amounts, so it rounds twice.
      expect(Math.abs(sum - now.dueNow.amount)).toBeLessThanOrEqual(1);
      expect(now.openingFeeAfterSwitch).toBeUndefined();
    }),
  );
  const port = { tariff: tribunM, numberType: "port" as const, simType: "esim" as const };
  expect(priceOrder(port)).toMatchObject({ dueNow: euro(1), openingFeeAfterSwitch: euro(999) });
});

test("VAT lies within the total", () => {
  fc.assert(
    fc.property(basket, (given) => {
      const bill = priceOrder(given);
      expect(bill.vat.amount).toBeGreaterThanOrEqual(0);
      expect(Math.abs(bill.vat.amount - (bill.totalInclVat.amount * 19) / 119)).toBeLessThanOrEqual(0.5);
    }),
  );
});

test("an eSIM order of Tribün M is 10.00 euro, by post 20.00", () => {
  expect(priceOrder({ tariff: tribunM, numberType: "new", simType: "esim" }).dueNow).toEqual(euro(1000));
  expect(priceOrder({ tariff: tribunM, numberType: "new", simType: "physical" }).dueNow).toEqual(euro(2000));
});

test("only a jersey with name or number is customised", () => {
  const jersey = { advanceFee: euro(4999), customisationFee: euro(1499) };
  const bill = (extra: object) => priceOrder({ tariff: tribunM, numberType: "new", simType: "esim", jersey: { ...jersey, ...extra } });
  expect(bill({}).jerseyCustomisationFee.amount).toBe(0);
  expect(bill({ name: "  " }).jerseyCustomisationFee.amount).toBe(0);
  expect(bill({ name: "DENİZ" }).jerseyCustomisationFee.amount).toBe(1499);
  expect(bill({ number: 19 }).jerseyCustomisationFee.amount).toBe(1499);
  expect(isPersonalised({})).toBe(false);
});

test("total cost counts the minimum term, or 24 months without one", () => {
  expect(totalCostOf(tribunM, 24).amount).toBe(1499 * 24 + 999);
  expect(totalCostOf(tribunM, 12).amount).toBe(1499 * 12 + 999);
  expect(totalCostOf(tribunM, 1).amount).toBe(1499 * 24 + 999);
});
