import fc from "fast-check";
import { expect, test } from "vitest";
import { planTrip, TRIP_MB_PER_DAY, TRIP_MOST_DAYS, TRIP_MOST_PACKS, type TripOffer } from "./trip.ts";

const day = (value: number) => ({ unit: "day", value }) as const;
const TATIL_1: TripOffer = { id: "tatil-1", priceCents: 799, dataMb: 1000, validity: day(7) };
const TATIL_5: TripOffer = { id: "tatil-5", priceCents: 1999, dataMb: 5000, validity: day(14) };
const SEZON: TripOffer = { id: "sezon-15", priceCents: 3499, dataMb: 15_000, validity: day(30) };
const ON_SALE = [TATIL_1, TATIL_5, SEZON];
const { light, normal, heavy } = TRIP_MB_PER_DAY;

const idsFor = (days: number, mbPerDay: number) => {
  const answer = planTrip(ON_SALE, days, mbPerDay);
  return answer.fits ? answer.plan.offers.map(({ id }) => id) : undefined;
};

const offers = fc.array(
  fc.record({
    id: fc.string(),
    priceCents: fc.integer({ min: 1, max: 10_000 }),
    dataMb: fc.oneof(fc.constant(-1), fc.integer({ min: 100, max: 50_000 })),
    validity: fc.oneof(
      fc.record({ unit: fc.constant("day" as const), value: fc.integer({ min: 1, max: 31 }) }),
      fc.record({ unit: fc.constant("hour" as const), value: fc.integer({ min: 1, max: 72 }) }),
    ),
  }),
  { maxLength: 6 },
);
const days = fc.integer({ min: 1, max: TRIP_MOST_DAYS });
const rate = fc.integer({ min: 10, max: 2000 });

/** Lives through the journey day by day, in hours: is there always a pack whose time and volume are not over? */
function lives(chosen: readonly TripOffer[], journey: number, mbPerDay: number): boolean {
  let hours = 0;
  for (const { dataMb, validity } of chosen) {
    const time = validity.value * (validity.unit === "hour" ? 1 : 24);
    hours += dataMb < 0 ? time : Math.min(time, (dataMb / mbPerDay) * 24);
  }
  return hours + 1e-6 >= journey * 24;
}

test.each([
  [7, light, ["tatil-1"]],
  [7, normal, ["tatil-1"]],
  [7, heavy, ["tatil-5"]],
  [10, normal, ["tatil-1", "tatil-1"]],
  [14, heavy, ["tatil-5"]],
  [30, heavy, ["sezon-15"]],
])("%d days at %d MB a day", (journey, mbPerDay, ids) => {
  expect(idsFor(journey, mbPerDay)).toEqual(ids);
});

test("where nothing lasts so long, it says so and how long the best does", () => {
  const answer = planTrip([TATIL_1], 30, heavy);
  expect(answer).toMatchObject({ fits: false, nearest: { days: 8, priceCents: 2397 } });
  expect(planTrip([], 7, light)).toEqual({ fits: false });
});

test("what is planned lasts, with at most so many packs, and its price is their sum", () => {
  fc.assert(
    fc.property(offers, days, rate, (onSale, journey, mbPerDay) => {
      const answer = planTrip(onSale, journey, mbPerDay);
      if (!answer.fits) return;
      const { plan } = answer;
      expect(lives(plan.offers, journey, mbPerDay)).toBe(true);
      expect(plan.offers.length).toBeLessThanOrEqual(TRIP_MOST_PACKS);
      expect(plan.offers.reduce((sum, { priceCents }) => sum + priceCents, 0)).toBe(plan.priceCents);
    }),
  );
});

test("no other choice that lasts is cheaper, and none lasts where it says that none does", () => {
  const choice = fc.array(fc.nat(), { minLength: 1, maxLength: TRIP_MOST_PACKS });
  fc.assert(
    fc.property(offers, days, rate, choice, (onSale, journey, mbPerDay, picks) => {
      fc.pre(onSale.length > 0);
      const other = picks.flatMap((pick) => onSale[pick % onSale.length] ?? []);
      // A hair more than is asked for, as two ways of reckoning may differ by one.
      if (!lives(other, journey, mbPerDay + 1e-3)) return;
      const answer = planTrip(onSale, journey, mbPerDay);
      const price = other.reduce((sum, { priceCents }) => sum + priceCents, 0);
      expect(answer.fits && answer.plan.priceCents).toBeLessThanOrEqual(price);
    }),
  );
});

test("a longer journey, more use or fewer packs on sale never cost less", () => {
  const cost = (onSale: readonly TripOffer[], journey: number, mbPerDay: number) => {
    const answer = planTrip(onSale, journey, mbPerDay);
    return answer.fits ? answer.plan.priceCents : Infinity;
  };
  fc.assert(
    fc.property(offers, days, rate, (onSale, journey, mbPerDay) => {
      const price = cost(onSale, journey, mbPerDay);
      expect(cost(onSale, journey + 1, mbPerDay)).toBeGreaterThanOrEqual(price);
      expect(cost(onSale, journey, mbPerDay + 10)).toBeGreaterThanOrEqual(price);
      expect(cost(onSale.slice(1), journey, mbPerDay)).toBeGreaterThanOrEqual(price);
      expect(cost(onSale.toReversed(), journey, mbPerDay)).toBe(price);
    }),
  );
});
