import fc from "fast-check";
import { expect, test } from "vitest";
import { euro } from "../values/money.ts";
import { addMonths } from "../values/dates.ts";
import { addCalendarDays } from "../days/calendar-days.ts";
import { CONTRACT_PARTS } from "./declaration-states.ts";
import { type OrderMoney, paidByPart, settleWithdrawal, usedValue, withdrawalEnd } from "./withdrawal.ts";

const cents = fc.integer({ min: 0, max: 50_000 });
const day = fc
  .date({ min: new Date("2025-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10));
const price = fc.record({ monthly: cents.map(euro), oneOff: cents.map(euro), commitmentMonths: fc.constantFrom(1, 12, 24) });
const NOTHING = { tariff: 0, jersey: 0 };
const NONE = { tariff: false, jersey: false };

test("the 14 days do not count the first one, and end on a workday", () => {
  expect(withdrawalEnd("2026-11-03")).toBe("2026-11-17");
  expect(withdrawalEnd("2026-11-07")).toBe("2026-11-23");
  expect(withdrawalEnd("2026-12-11")).toBe("2026-12-28");
});

test("the used value is the share of days in the whole term, rounded down", () => {
  const flex = { monthly: euro(1799), oneOff: euro(999), commitmentMonths: 1 };
  expect(usedValue(flex, "2026-11-03", "2026-11-03").amount).toBe(93);
  expect(usedValue(flex, "2026-11-03", "2026-11-12").amount).toBe(932);
  const long = { monthly: euro(1499), oneOff: euro(1999), commitmentMonths: 24 };
  expect(usedValue(long, "2026-11-03", "2026-11-12").amount).toBe(519);
  expect(usedValue(long, "2026-11-03", "2026-11-02").amount).toBe(0);
});

test("a day more never costs less, and the whole term costs the whole price", () => {
  fc.assert(
    fc.property(price, day, fc.nat(800), (contract, from, days) => {
      const until = addCalendarDays(from, days);
      const value = usedValue(contract, from, until).amount;
      expect(usedValue(contract, from, addCalendarDays(until, 1)).amount).toBeGreaterThanOrEqual(value);
      const total = contract.monthly.amount * contract.commitmentMonths + contract.oneOff.amount;
      expect(value).toBeLessThanOrEqual(total);
      expect(usedValue(contract, from, addMonths(from, contract.commitmentMonths)).amount).toBe(total);
    }),
  );
});

test("no sequence of withdrawals pays back more than was paid, and nobody gets money and a claim at once", () => {
  const step = fc.record({ part: fc.constantFrom(...CONTRACT_PARTS), value: cents.map(euro) });
  fc.assert(
    fc.property(fc.record({ tariff: cents, jersey: cents }), fc.array(step, { maxLength: 12 }), (paid, steps) => {
      let money: OrderMoney = { paid, refunded: NOTHING, withdrawn: NONE };
      let [refunded, claims] = [0, 0];
      for (const { part, value } of steps) {
        const { refund, owed, after } = settleWithdrawal(money, part, value);
        expect(Math.min(refund.amount, owed.amount)).toBe(0);
        refunded += refund.amount;
        if (owed.amount > 0) claims++;
        money = after;
      }
      expect(refunded).toBeLessThanOrEqual(paid.tariff + paid.jersey);
      for (const part of CONTRACT_PARTS) expect(money.refunded[part]).toBeLessThanOrEqual(paid[part]);
      expect(claims).toBeLessThanOrEqual(CONTRACT_PARTS.length);
    }),
  );
});

test("the jersey is not the tariff: withdrawing one leaves the other's money where it is", () => {
  const money = { paid: { tariff: 2000, jersey: 4999 }, refunded: NOTHING, withdrawn: NONE };
  const { refund, after } = settleWithdrawal(money, "jersey", euro(0));
  expect(refund.amount).toBe(4999);
  expect(settleWithdrawal(after, "tariff", euro(519)).refund.amount).toBe(1481);
});

test("the parts of an order add up to what was due, with any coupon", () => {
  const order = fc.record({
    initialOpeningFee: cents,
    specialNumberFee: cents,
    advanceJerseyFee: cents,
    jerseyCustomisationFee: cents,
    identityCharge: fc.constant(1),
    percent: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(order, ({ percent, ...fees }) => {
      const gross = fees.initialOpeningFee + fees.specialNumberFee + fees.advanceJerseyFee + fees.jerseyCustomisationFee;
      const off = Math.floor((gross * percent) / 100);
      const { tariff, jersey } = paidByPart({ ...fees, discount: -off });
      expect(tariff + jersey).toBe(gross - off + 1);
      expect(Math.min(tariff, jersey)).toBeGreaterThanOrEqual(0);
    }),
  );
});
