import type { PackValidity } from "./states.ts";

const DAY_HOURS = 24;

/** What a pack must say to be one for a match day. */
export type MatchDayOffer = {
  readonly price: { readonly amount: number };
  readonly validity: PackValidity;
  readonly allowance: { readonly dataMb?: number | undefined; readonly zone: string };
};

/** True for a pack of data in Germany that lasts a single day. */
export function isMatchDayPack({ validity: { unit, value }, allowance: { dataMb = 0, zone } }: MatchDayOffer): boolean {
  return zone === "de" && dataMb !== 0 && (unit === "day" ? value === 1 : value <= DAY_HOURS);
}

/** The cheapest of those; undefined where none is sold. */
export function matchDayPack<Offer extends MatchDayOffer>(offers: readonly Offer[]): Offer | undefined {
  return offers.filter(isMatchDayPack).toSorted((a, b) => a.price.amount - b.price.amount)[0];
}
