import { TARIFF_TYPES, type TariffType } from "@tribun/domain";

/** What the tariff pages read from the address: `?type=flex&term=12`. Unknown values count as none. */
export type TariffFilter = { readonly type?: TariffType | undefined; readonly term?: 12 | undefined };

/** Parses the search of the tariff list. Names both members, because the router keeps what a parser does not mention. */
export function tariffFilter(search: Record<string, unknown>): TariffFilter {
  return {
    type: TARIFF_TYPES.find((known) => known === search["type"]),
    term: String(search["term"]) === "12" ? 12 : undefined,
  };
}
