import { TARIFF_TYPES, type TariffType } from "@tribun/domain";

/**
 * What the tariff pages read from the address: `?type=flex&term=12`; `?compare=all` sets all of what is shown side by side, and
 * `?compare=serbest-s,tribun-m` puts up to three on the bench, which `&view=table` sets side by side. Unknown values count as none.
 */
export type TariffFilter = {
  readonly type?: TariffType | undefined;
  readonly term?: 12 | undefined;
  readonly compare?: string | undefined;
  readonly view?: "table" | undefined;
};

const COMPARED = /^(?:[a-z\d-]{1,60})(?:,[a-z\d-]{1,60}){0,2}$/;

/** Parses the search of the tariff list. Names all members, because the router keeps what a parser does not mention. */
export function tariffFilter(search: Record<string, unknown>): TariffFilter {
  return {
    type: TARIFF_TYPES.find((known) => known === search["type"]),
    term: String(search["term"]) === "12" ? 12 : undefined,
    compare: typeof search["compare"] === "string" && COMPARED.test(search["compare"]) ? search["compare"] : undefined,
    view: search["view"] === "table" ? "table" : undefined,
  };
}

/** The address of the list with a filter. */
export function tariffsHref({ type, term, compare, view }: TariffFilter): string {
  const search = new URLSearchParams({
    ...(type && { type }),
    ...(term && { term: String(term) }),
    ...(compare && { compare }),
    ...(view && { view }),
  }).toString();
  return `/tarife${search && `?${search}`}`;
}
