import type { PackValidity } from "./states.ts";

/** The data of a pack that a trip plan needs; `dataMb` -1 means unlimited. */
export type TripOffer = {
  readonly id: string;
  readonly priceCents: number;
  readonly dataMb: number;
  readonly validity: PackValidity;
};

/** How much data a fan uses on a trip. */
export const TRIP_HABITS = ["light", "normal", "heavy"] as const;
export type TripHabit = (typeof TRIP_HABITS)[number];

/**
 * Megabytes a day by habit: messages and maps; also photos and timelines; also videos. These are the shop's own estimates, and pages say
 * so.
 */
export const TRIP_MB_PER_DAY: Readonly<Record<TripHabit, number>> = { light: 50, normal: 140, heavy: 350 };

/** The longest trip that can be planned, in days; roaming is for visits (Reg. (EU) 2022/612, recital 22). */
export const TRIP_MOST_DAYS = 90;

export type TripPlan<Offer extends TripOffer> = {
  /** In the order of use: the longest-lasting first. */
  readonly offers: readonly Offer[];
  readonly priceCents: number;
};

/** Packs used one after the other: their price, and how long they last, in hours times the megabytes of a day's use. */
type Way<Offer> = { readonly offers: readonly Offer[]; readonly priceCents: number; readonly lasting: number };

/**
 * The cheapest packs that cover a trip, used one after the other, each until its time or its volume is used up. At the same price fewer
 * packs win, then longer-lasting ones. Undefined if no pack with data is on sale.
 * @param days length of the trip, 1 to `TRIP_MOST_DAYS`
 * @param mbPerDay whole megabytes used each day
 */
export function planTrip<Offer extends TripOffer>(offers: readonly Offer[], days: number, mbPerDay: number): TripPlan<Offer> | undefined {
  const lastingOf = ({ dataMb, validity: { unit, value } }: TripOffer) => {
    const time = (unit === "hour" ? value : value * 24) * mbPerDay;
    return dataMb < 0 ? time : Math.min(time, dataMb * 24);
  };
  const useful = offers.filter((offer) => lastingOf(offer) > 0);
  const open: Way<Offer>[] = [{ offers: [], priceCents: 0, lasting: 0 }];
  let longest = -1;
  // Take the cheapest plan first. A plan that lasts no longer than a cheaper one cannot lead to a better result.
  for (let way = open.pop(); way; way = open.pop()) {
    if (way.lasting <= longest) continue;
    if (way.lasting >= days * 24 * mbPerDay)
      return { offers: way.offers.toSorted((a, b) => lastingOf(b) - lastingOf(a)), priceCents: way.priceCents };
    longest = way.lasting;
    for (const offer of useful)
      insert(open, {
        offers: [...way.offers, offer],
        priceCents: way.priceCents + offer.priceCents,
        lasting: way.lasting + lastingOf(offer),
      });
  }
  return undefined;
}

/** Inserts in order, so that the best plan is last. */
function insert<Offer extends TripOffer>(open: Way<Offer>[], way: Way<Offer>): void {
  let [from, to] = [0, open.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = open[middle];
    if (other && byPrice(other, way) > 0) from = middle + 1;
    else to = middle;
  }
  open.splice(from, 0, way);
}

function byPrice(a: Way<TripOffer>, b: Way<TripOffer>): number {
  return a.priceCents - b.priceCents || a.offers.length - b.offers.length || b.lasting - a.lasting;
}
