import { TARIFF_TYPES, type TariffType } from "@tribun/domain";

/** Volumes to choose from, by the number that stands in the address: up to 10 GB, from there to 25, and all above. */
export const VOLUMES = [10, 25, 50] as const;
export type Volume = (typeof VOLUMES)[number];

/** True for a tariff of that volume; for each where none is chosen. */
export function isOfVolume(volume: Volume | undefined, { dataGb }: { readonly dataGb: number }): boolean {
  return volume === undefined || volume === (dataGb <= 10 ? 10 : dataGb <= 25 ? 25 : 50);
}

/**
 * What the tariff pages read from the address: `?type=flex&gb=25&term=12`; `?compare=all` sets all of what is shown side by side, and
 * `?compare=serbest-s,tribun-m` puts up to three on the bench, which `&view=table` sets side by side. Unknown values count as none.
 */
export type TariffFilter = {
  readonly type?: TariffType | undefined;
  readonly gb?: Volume | undefined;
  readonly term?: 12 | undefined;
  readonly compare?: string | undefined;
  readonly view?: "table" | undefined;
};

const COMPARED = /^(?:[a-z\d-]{1,60})(?:,[a-z\d-]{1,60}){0,2}$/;

/** Parses the search of the tariff list. Names all members, because the router keeps what a parser does not mention. */
export function tariffFilter(search: Record<string, unknown>): TariffFilter {
  return {
    type: TARIFF_TYPES.find((known) => known === search["type"]),
    gb: VOLUMES.find((known) => String(known) === String(search["gb"])),
    term: String(search["term"]) === "12" ? 12 : undefined,
    compare: typeof search["compare"] === "string" && COMPARED.test(search["compare"]) ? search["compare"] : undefined,
    view: search["view"] === "table" ? "table" : undefined,
  };
}

/** The address of the list with a filter. */
export function tariffsHref({ type, gb, term, compare, view }: TariffFilter): string {
  const search = new URLSearchParams({
    ...(type && { type }),
    ...(gb && { gb: String(gb) }),
    ...(term && { term: String(term) }),
    ...(compare && { compare }),
    ...(view && { view }),
  }).toString();
  return `/tarife${search && `?${search}`}`;
}
