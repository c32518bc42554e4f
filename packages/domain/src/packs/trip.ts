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

export type TripPlan<Offer extends TripOffer> = {
  /** In the order in which they are used: the one that lasts longest first. */
  readonly offers: readonly Offer[];
  readonly priceCents: number;
};

/** Packs that are used one after the other: what they cost, and how long they last, in megabytes times hours of a day's use. */
type Way<Offer> = { readonly offers: readonly Offer[]; readonly priceCents: number; readonly lasting: number };

/**
 * The cheapest packs that last for a journey, one after the other: each until its time is up or its volume used. Of equally cheap ones
 * the fewer, then those that last longer. Undefined where nothing that lasts is on sale.
 * @param days of the journey, 1 to `TRIP_MOST_DAYS`
 * @param mbPerDay whole megabytes that are used on each of them
 */
export function planTrip<Offer extends TripOffer>(offers: readonly Offer[], days: number, mbPerDay: number): TripPlan<Offer> | undefined {
  const lastingOf = ({ dataMb, validity: { unit, value } }: TripOffer) => {
    const time = (unit === "hour" ? value : value * 24) * mbPerDay;
    return dataMb < 0 ? time : Math.min(time, dataMb * 24);
  };
  const useful = offers.filter((offer) => lastingOf(offer) > 0);
  const open: Way<Offer>[] = [{ offers: [], priceCents: 0, lasting: 0 }];
  let longest = -1;
  // The cheapest way is looked at first: one that lasts no longer than a cheaper one leads nowhere better.
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

/** Keeps the best way last. */
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
