import { TARIFF_TYPES, type TariffType } from "@tribun/domain";

/** Volume filters in GB, by their value in the address: up to 10, over 10 up to 25, and over 25. */
export const VOLUMES = [10, 25, 50] as const;
export type Volume = (typeof VOLUMES)[number];

/** True for a tariff in that volume range, and for every tariff when no range is chosen. */
export function isOfVolume(volume: Volume | undefined, { dataGb }: { readonly dataGb: number }): boolean {
  return volume === undefined || volume === (dataGb <= 10 ? 10 : dataGb <= 25 ? 25 : 50);
}

/**
 * What the tariff pages read from the address: `?type=flex&gb=25&term=12`. `?compare=all` compares all tariffs shown.
 * `?compare=serbest-s,tribun-m` selects up to three, which `&view=table` compares. Unknown values are ignored.
 */
export type TariffFilter = {
  readonly type?: TariffType | undefined;
  readonly gb?: Volume | undefined;
  readonly term?: 12 | undefined;
  readonly compare?: string | undefined;
  readonly view?: "table" | undefined;
};

const COMPARED = /^(?:[a-z\d-]{1,60})(?:,[a-z\d-]{1,60}){0,2}$/;

/** Parses the query of the tariff list. Returns every member, because the router keeps parameters that a parser does not mention. */
export function tariffFilter(search: Record<string, unknown>): TariffFilter {
  return {
    type: TARIFF_TYPES.find((known) => known === search["type"]),
    gb: VOLUMES.find((known) => String(known) === String(search["gb"])),
    term: String(search["term"]) === "12" ? 12 : undefined,
    compare: typeof search["compare"] === "string" && COMPARED.test(search["compare"]) ? search["compare"] : undefined,
    view: search["view"] === "table" ? "table" : undefined,
  };
}

/** The address of the tariff list with a filter. */
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
