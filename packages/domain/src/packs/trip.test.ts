import fc from "fast-check";
import { expect, test } from "vitest";
import { planTrip, TRIP_MB_PER_DAY, TRIP_MOST_DAYS, type TripOffer } from "./trip.ts";

const day = (value: number) => ({ unit: "day", value }) as const;
const TATIL_1: TripOffer = { id: "tatil-1", priceCents: 799, dataMb: 1000, validity: day(7) };
const TATIL_5: TripOffer = { id: "tatil-5", priceCents: 1999, dataMb: 5000, validity: day(14) };
const SEZON: TripOffer = { id: "sezon-15", priceCents: 3499, dataMb: 15_000, validity: day(30) };
const ON_SALE = [TATIL_1, TATIL_5, SEZON];
const { light, normal, heavy } = TRIP_MB_PER_DAY;

const offer = fc.record({
  id: fc.string(),
  priceCents: fc.integer({ min: 1, max: 60 }),
  dataMb: fc.oneof(fc.constant(-1), fc.integer({ min: 0, max: 3000 })),
  validity: fc.oneof(
    fc.record({ unit: fc.constant("day" as const), value: fc.integer({ min: 1, max: 31 }) }),
    fc.record({ unit: fc.constant("hour" as const), value: fc.integer({ min: 12, max: 72 }) }),
  ),
});
const offers = fc.array(offer, { maxLength: 4 });
const days = fc.integer({ min: 1, max: TRIP_MOST_DAYS });
const rate = fc.constantFrom(light, normal, heavy);

/** The hours that packs last when used one after the other, each until its time or its volume is used up. */
function hoursOf(chosen: readonly TripOffer[], mbPerDay: number): number {
  return chosen.reduce((hours, { dataMb, validity }) => {
    const time = validity.value * (validity.unit === "hour" ? 1 : 24);
    return hours + (dataMb < 0 ? time : Math.min(time, (dataMb / mbPerDay) * 24));
  }, 0);
}
const lives = (chosen: readonly TripOffer[], journey: number, mbPerDay: number) => hoursOf(chosen, mbPerDay) + 1e-6 >= journey * 24;
const priceOf = (chosen: readonly TripOffer[]) => chosen.reduce((sum, { priceCents }) => sum + priceCents, 0);

/** Tries all choices of packs: the longest time for each sum, up to the cheapest sum that covers the journey. */
function bruteForce(onSale: readonly TripOffer[], journey: number, mbPerDay: number): number {
  const longest = [0];
  for (let cents = 1; ; cents++) {
    const hours = onSale.map((one) => (longest[cents - one.priceCents] ?? -Infinity) + hoursOf([one], mbPerDay));
    const most = Math.max(longest[cents - 1] ?? 0, ...hours);
    if (most + 1e-6 >= journey * 24) return cents;
    longest.push(most);
  }
}

test.each([
  [7, light, ["tatil-1"]],
  [7, normal, ["tatil-1"]],
  [7, heavy, ["tatil-5"]],
  [10, normal, ["tatil-1", "tatil-1"]],
  [14, heavy, ["tatil-5"]],
  [28, light, ["tatil-1", "tatil-1", "tatil-1", "tatil-1"]],
  [30, heavy, ["sezon-15"]],
  [31, light, ["tatil-1", "tatil-1", "tatil-1", "tatil-1", "tatil-1"]],
])("%d days at %d MB a day", (journey, mbPerDay, ids) => {
  expect(planTrip(ON_SALE, journey, mbPerDay)?.offers.map(({ id }) => id)).toEqual(ids);
});

test("where nothing that lasts is on sale there is no plan", () => {
  expect(planTrip([], 7, light)).toBeUndefined();
  expect(planTrip([{ ...TATIL_1, dataMb: 0 }], 7, light)).toBeUndefined();
});

test("every journey with what is on sale costs what all choices together say is the least", () => {
  const onSale = ON_SALE.map((one) => ({ ...one, priceCents: Math.round(one.priceCents / 10) }));
  for (const mbPerDay of [light, normal, heavy])
    for (let journey = 1; journey <= TRIP_MOST_DAYS; journey++)
      expect(planTrip(onSale, journey, mbPerDay)?.priceCents, `${journey} days at ${mbPerDay} MB`).toBe(
        bruteForce(onSale, journey, mbPerDay),
      );
});

test("what is planned lasts, its price is the sum of its packs, and no choice at all that lasts is cheaper", () => {
  fc.assert(
    fc.property(offers, days, rate, (onSale, journey, mbPerDay) => {
      const plan = planTrip(onSale, journey, mbPerDay);
      if (!plan) {
        expect(onSale.every(({ dataMb }) => dataMb === 0)).toBe(true);
        return;
      }
      expect(lives(plan.offers, journey, mbPerDay)).toBe(true);
      expect(priceOf(plan.offers)).toBe(plan.priceCents);
      expect(plan.priceCents).toBe(
        bruteForce(
          onSale.filter(({ dataMb }) => dataMb !== 0),
          journey,
          mbPerDay,
        ),
      );
    }),
  );
});
