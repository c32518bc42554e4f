import type { Distributor } from "@tribun/api-client/contract";
import { isFoundIn, normalisePostalCode, readableText, searchKey } from "@tribun/domain";

/** Shops of one city, in the operator's order. */
export type City = { readonly name: string; readonly id: string; readonly shops: readonly Distributor[] };

/** Groups shops by a part of their address, in the order of first occurrence. */
export function groupBy(shops: readonly Distributor[], part: (shop: Distributor) => string): ReadonlyMap<string, readonly Distributor[]> {
  const groups = new Map<string, Distributor[]>();
  for (const shop of shops) groups.set(part(shop), [...(groups.get(part(shop)) ?? []), shop]);
  return groups;
}

/** Anchor of a city on the page of its region. */
export const cityId = (city: string): string => `city-${searchKey(city).replaceAll(" ", "-")}`;

/** Shops by city; cities with the most shops come first. */
export function byCity(shops: readonly Distributor[]): readonly City[] {
  const cities = groupBy(shops, ({ city }) => city);
  return [...cities]
    .map(([name, own]) => ({ name, id: cityId(name), shops: own }))
    .toSorted((a, b) => b.shops.length - a.shops.length || a.name.localeCompare(b.name, "de"));
}

/** The first digit of a postal code. */
export const regionOf = ({ postalCode }: Distributor): string => postalCode.slice(0, 1);

/** A parsed search: a whole postal code, the beginning of one, a city, or nothing yet. */
export type Wanted = { readonly kind: "code" | "digits" | "city" | "nothing"; readonly text: string };

/** Parses the typed text into a search. */
export function wantedOf(typed: string): Wanted {
  const text = readableText(typed);
  const digits = normalisePostalCode(typed);
  if (/^\d{5}$/.test(digits)) return { kind: "code", text: digits };
  if (/^\d{1,4}$/.test(digits)) return { kind: "digits", text: digits };
  return searchKey(text) === "" ? { kind: "nothing", text } : { kind: "city", text };
}

/** Shops that match a city name or the beginning of a postal code. */
export function shopsAt(shops: readonly Distributor[], { kind, text }: Wanted): readonly Distributor[] {
  if (kind === "digits") return shops.filter(({ postalCode }) => postalCode.startsWith(text));
  return kind === "city" ? shops.filter(({ city }) => isFoundIn(text, searchKey(city))) : [];
}

/** Consecutive days with the same hours, 1 for Monday: `{ first: 1, last: 5, from: "10:00", to: "18:30" }`. */
export type DaySpan = { readonly first: number; readonly last: number; readonly from: string; readonly to: string };

export function daySpans(hours: Distributor["hours"]): readonly DaySpan[] {
  const spans: DaySpan[] = [];
  for (const { day, from, to } of hours.toSorted((a, b) => a.day - b.day)) {
    const last = spans.at(-1);
    if (last?.last === day - 1 && last.from === from && last.to === to) spans[spans.length - 1] = { ...last, last: day };
    else spans.push({ first: day, last: day, from, to });
  }
  return spans;
}
