import type { PackValidity } from "./states.ts";

/** What a pack for a journey gives; `dataMb` -1 is without limit. */
export type TripOffer = {
  readonly id: string;
  readonly priceCents: number;
  readonly dataMb: number;
  readonly validity: PackValidity;
};

/** How somebody uses the internet on a journey. */
export const TRIP_HABITS = ["light", "normal", "heavy"] as const;
export type TripHabit = (typeof TRIP_HABITS)[number];

/** Megabytes a day by habit: messages and maps; photographs and timelines as well; videos too. An estimate of ours, and told as one. */
export const TRIP_MB_PER_DAY: Readonly<Record<TripHabit, number>> = { light: 50, normal: 140, heavy: 350 };

/** The longest journey that is planned, in days; roaming is for visits (Reg. (EU) 2022/612, recital 22). */
export const TRIP_MOST_DAYS = 90;
/** Nobody buys more than these for one journey. */
export const TRIP_MOST_PACKS = 3;

export type TripPlan<Offer extends TripOffer> = {
  /** In the order in which they are used: the one that lasts longest first. */
  readonly offers: readonly Offer[];
  readonly priceCents: number;
  /** For so many whole days they last, one after the other. */
  readonly days: number;
};

export type TripAnswer<Offer extends TripOffer> =
  | { readonly fits: true; readonly plan: TripPlan<Offer> }
  /** Nothing lasts so long; `nearest` lasts longest, and is absent where nothing is on sale. */
  | { readonly fits: false; readonly nearest?: TripPlan<Offer> };

/**
 * The cheapest packs that last for a journey, one after the other: each until its time is up or its volume used. Of equally cheap ones
 * the fewer, then those that last longer.
 * @param days of the journey, 1 to `TRIP_MOST_DAYS`
 * @param mbPerDay megabytes that are used on each of them
 */
export function planTrip<Offer extends TripOffer>(offers: readonly Offer[], days: number, mbPerDay: number): TripAnswer<Offer> {
  const plans = combinations(offers).map((chosen) => planOf(chosen, mbPerDay));
  const fitting = plans.filter((plan) => plan.days >= days).toSorted(byPrice);
  const [plan] = fitting;
  if (plan) return { fits: true, plan };
  const [nearest] = plans.toSorted((a, b) => b.days - a.days || byPrice(a, b));
  return nearest ? { fits: false, nearest } : { fits: false };
}

/** Days that one pack lasts; what is left of a day counts too. */
function lastsFor({ dataMb, validity: { unit, value } }: TripOffer, mbPerDay: number): number {
  const time = unit === "hour" ? value / 24 : value;
  return dataMb < 0 ? time : Math.min(time, dataMb / mbPerDay);
}

function planOf<Offer extends TripOffer>(chosen: readonly Offer[], mbPerDay: number): TripPlan<Offer> {
  const lasting = (offer: Offer) => lastsFor(offer, mbPerDay);
  const total = chosen.reduce((sum, offer) => sum + lasting(offer), 0);
  return {
    offers: chosen.toSorted((a, b) => lasting(b) - lasting(a)),
    priceCents: chosen.reduce((sum, { priceCents }) => sum + priceCents, 0),
    // Thirds of a day may add up to a hair less than a whole one.
    days: Math.floor(total + 1e-9),
  };
}

function byPrice(a: TripPlan<TripOffer>, b: TripPlan<TripOffer>): number {
  return a.priceCents - b.priceCents || a.offers.length - b.offers.length || b.days - a.days;
}

/** Every way to take one to `TRIP_MOST_PACKS`, the same one several times as well. */
function combinations<Offer>(offers: readonly Offer[]): Offer[][] {
  let ways: { readonly chosen: Offer[]; readonly from: number }[] = [{ chosen: [], from: 0 }];
  const all: Offer[][] = [];
  for (let size = 0; size < TRIP_MOST_PACKS; size++) {
    ways = ways.flatMap(({ chosen, from }) => offers.slice(from).map((offer, at) => ({ chosen: [...chosen, offer], from: from + at })));
    all.push(...ways.map(({ chosen }) => chosen));
  }
  return all;
}
