import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Option } from "@tribun/api-client/contract";
import { MINUTE_MS } from "@tribun/domain";
import { useFormat } from "@tribun/i18n";
import type { ApiScope } from "../../api/queries.ts";
import { useApiScope } from "../../api/use-app.tsx";

/** Packs for surfing where a tariff does not reach. */
export const roamingPacksQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "packs", "roaming"],
    queryFn: async ({ signal }) => {
      const { options } = await import("@tribun/api-client/calls/packs");
      return api(options, { query: { tag: "roaming" }, signal });
    },
    staleTime: 5 * MINUTE_MS,
  });

/** Packs for surfing in Türkiye, the cheapest first. */
export function turkeyPacks(packs: readonly Option[]): readonly Option[] {
  return packs
    .filter(({ allowance: { zone, dataMb } }) => zone === "tr" && dataMb !== undefined)
    .toSorted((one, other) => one.price.amount - other.price.amount);
}

/** What the cheapest of them costs, in words; undefined while nobody has said. */
export function usePacksFrom(): string | undefined {
  const format = useFormat();
  const { data = [] } = useQuery(roamingPacksQuery(useApiScope()));
  const [cheapest] = turkeyPacks(data);
  return cheapest && format.money(cheapest.price);
}
