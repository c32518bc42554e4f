import type { PackValidity } from "./states.ts";

const DAY_HOURS = 24;

/** The data of a pack that decides whether it suits a match day. */
export type MatchDayOffer = {
  readonly price: { readonly amount: number };
  readonly validity: PackValidity;
  readonly allowance: { readonly dataMb?: number | undefined; readonly zone: string };
};

/** True for a data pack in Germany that lasts at most one day. */
export function isMatchDayPack({ validity: { unit, value }, allowance: { dataMb = 0, zone } }: MatchDayOffer): boolean {
  return zone === "de" && dataMb !== 0 && (unit === "day" ? value === 1 : value <= DAY_HOURS);
}

/** The cheapest match-day pack; undefined if none is on sale. */
export function matchDayPack<Offer extends MatchDayOffer>(offers: readonly Offer[]): Offer | undefined {
  return offers.filter(isMatchDayPack).toSorted((a, b) => a.price.amount - b.price.amount)[0];
}
