import { TARIFF_TYPES, type TariffType } from "@tribun/domain";

/**
 * What the tariff pages read from the address: `?type=flex&term=12`, and `?compare=all` or `?compare=serbest-s,serbest-m` for
 * tariffs side by side, all of what is shown or up to three by their slugs. Unknown values count as none.
 */
export type TariffFilter = {
  readonly type?: TariffType | undefined;
  readonly term?: 12 | undefined;
  readonly compare?: string | undefined;
};

const COMPARED = /^(?:[a-z\d-]{1,60})(?:,[a-z\d-]{1,60}){0,2}$/;

/** Parses the search of the tariff list. Names both members, because the router keeps what a parser does not mention. */
export function tariffFilter(search: Record<string, unknown>): TariffFilter {
  return {
    type: TARIFF_TYPES.find((known) => known === search["type"]),
    term: String(search["term"]) === "12" ? 12 : undefined,
    compare: typeof search["compare"] === "string" && COMPARED.test(search["compare"]) ? search["compare"] : undefined,
  };
}
