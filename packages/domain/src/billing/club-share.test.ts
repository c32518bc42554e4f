import fc from "fast-check";
import { expect, test } from "vitest";
import { taxed, totalOf, untaxed } from "./bill.ts";
import { BASIS_POINTS, CLUB_SHARE_LEAST_FANS, clubShareBase, clubShareChange, clubShareOf, publishedShare } from "./club-share.ts";

const net = fc.integer({ min: 0, max: 500_000 });
const rate = fc.integer({ min: 1, max: BASIS_POINTS });
/** Amounts so small that rounding matters. */
const small = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 30 });
const items = fc.array(fc.integer({ min: -3000, max: 9000 }), { minLength: 1, maxLength: 12 });

test("a share is never negative, never more than the bill brought, and grows with it", () => {
  fc.assert(
    fc.property(net, net, rate, (a, b, basisPoints) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      expect(clubShareOf(less, basisPoints)).toBeGreaterThanOrEqual(0);
      expect(clubShareOf(more, basisPoints)).toBeLessThanOrEqual(more);
      expect(clubShareOf(less, basisPoints)).toBeLessThanOrEqual(clubShareOf(more, basisPoints));
      expect(clubShareOf(-less, basisPoints)).toBe(0);
    }),
  );
});

test("a sum of shares drifts from the share of the sum by half a cent a bill at most", () => {
  fc.assert(
    fc.property(fc.array(net, { maxLength: 60 }), rate, (bills, basisPoints) => {
      const shares = bills.reduce((sum, cents) => sum + clubShareOf(cents, basisPoints), 0);
      const exact = (bills.reduce((sum, cents) => sum + cents, 0) * basisPoints) / BASIS_POINTS;
      expect(Math.abs(shares - exact)).toBeLessThanOrEqual(bills.length / 2);
    }),
  );
});

test("whatever becomes of a bill, its bookings add up to the share of what it brought, and a repeat books nothing", () => {
  const step = fc.record({ paid: fc.boolean(), netCents: net });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), rate, (steps, basisPoints) => {
      let bookedCents = 0;
      for (const now of steps) {
        bookedCents += clubShareChange({ ...now, bookedCents, basisPoints });
        expect(bookedCents).toBe(now.paid ? clubShareOf(now.netCents, basisPoints) : 0);
        expect(clubShareChange({ ...now, bookedCents, basisPoints })).toBe(0);
      }
      // When the money goes back, every cent of the share goes back too.
      expect(bookedCents + clubShareChange({ bookedCents, paid: false, netCents: 0, basisPoints })).toBe(0);
    }),
  );
});

test("what a bill brought is within what was paid of it, whatever is credited", () => {
  fc.assert(
    fc.property(items, fc.array(fc.integer({ min: -3000, max: 3000 }), { maxLength: 3 }), fc.nat(20_000), (priced, claims, credited) => {
      const taxedItems = priced.map(taxed);
      const { grossCents } = totalOf([...taxedItems, ...claims.map(untaxed)]);
      const creditedCents = Math.min(Math.max(0, grossCents), credited);
      const brought = clubShareBase({ taxedItems, grossCents, creditedCents });
      expect(brought).toBeGreaterThanOrEqual(0);
      expect(brought).toBeLessThanOrEqual(Math.max(0, grossCents - creditedCents));
      expect(clubShareBase({ taxedItems, grossCents, creditedCents: Math.max(0, grossCents) })).toBe(0);
    }),
  );
});

test("what a bill brought never grows with what is credited of it, whatever its items' cents were rounded to", () => {
  fc.assert(
    fc.property(small, fc.nat(600), fc.nat(600), (priced, a, b) => {
      const taxedItems = priced.map(taxed);
      const { grossCents } = totalOf(taxedItems);
      const brought = (creditedCents: number) => clubShareBase({ taxedItems, grossCents, creditedCents });
      expect(brought(Math.max(a, b))).toBeLessThanOrEqual(brought(Math.min(a, b)));
    }),
  );
  // Ten items of 4 cents gross are 3 cents net each, while 39 cents gross are 33 net.
  const taxedItems = Array.from({ length: 10 }, () => taxed(4));
  expect([0, 1].map((creditedCents) => clubShareBase({ taxedItems, grossCents: 40, creditedCents }))).toEqual([30, 30]);
});

test("a whole bill brings the net it shows, a claim in it brings nothing, and 2 % of 16.80 € are 34 cents", () => {
  const taxedItems = [taxed(1499), taxed(500)];
  expect(clubShareBase({ taxedItems, grossCents: 1999, creditedCents: 0 })).toBe(totalOf(taxedItems).netCents);
  expect(clubShareBase({ taxedItems, grossCents: 2999, creditedCents: 0 })).toBe(totalOf(taxedItems).netCents);
  expect(clubShareBase({ taxedItems, grossCents: 1999, creditedCents: 500 })).toBe(taxed(1499).netCents);
  expect(clubShareOf(1680, 200)).toBe(34);
  expect([clubShareOf(25, 200), clubShareOf(24, 200)]).toEqual([1, 0]);
});

test("a total covers months that are over and have enough fans, in whole euros", () => {
  const fans = CLUB_SHARE_LEAST_FANS;
  const months = [
    { month: "2026-09", cents: 1250, fans },
    { month: "2026-10", cents: 777, fans: fans - 1 },
    { month: "2026-11", cents: 9000, fans: 400 },
  ];
  expect(publishedShare(months, "2026-11")).toEqual({ cents: 1200, until: "2026-09" });
  expect(publishedShare(months, "2026-12", 100)).toEqual({ cents: 11_100, until: "2026-11" });
  expect(publishedShare(months, "2026-09")).toBeUndefined();
  expect(publishedShare(months, "2026-09", 4099)).toEqual({ cents: 4000 });
  expect(publishedShare([{ month: "2026-09", cents: -500, fans }], "2026-10")).toEqual({ cents: 0, until: "2026-09" });
});

test("between any two totals that are told stands a month with enough fans", () => {
  const month = fc.record({ cents: fc.integer({ min: -500, max: 5000 }), fans: fc.nat(2 * CLUB_SHARE_LEAST_FANS) });
  fc.assert(
    fc.property(fc.array(month, { minLength: 1, maxLength: 12 }), (given) => {
      const months = given.map((facts, index) => ({ ...facts, month: `2026-${String(index + 1).padStart(2, "0")}` }));
      let last: string | undefined;
      for (let present = 1; present <= 13; present += 1) {
        const until = publishedShare(months, `2026-${String(present).padStart(2, "0")}`)?.until;
        if (until !== last) expect(months.find((one) => one.month === until)?.fans).toBeGreaterThanOrEqual(CLUB_SHARE_LEAST_FANS);
        last = until;
      }
    }),
  );
});
