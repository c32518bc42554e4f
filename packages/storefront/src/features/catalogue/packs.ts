import { useQuery } from "@tanstack/react-query";
import type { Option } from "@tribun/api-client/contract";
import { useFormat } from "@tribun/i18n";
import { packsQuery } from "../../platform/queries/queries.ts";
import { useApiScope } from "../../platform/app/use-app.tsx";

/** Data packs for a zone, the cheapest first. */
export function dataPacks(packs: readonly Option[], zone: Option["allowance"]["zone"]): readonly Option[] {
  return packs
    .filter(({ allowance }) => allowance.zone === zone && allowance.dataMb !== undefined)
    .toSorted((one, other) => one.price.amount - other.price.amount);
}

/** The price of the cheapest data pack for Türkiye, formatted; undefined until it has loaded. */
export function usePacksFrom(): string | undefined {
  const format = useFormat();
  const { data = [] } = useQuery(packsQuery(useApiScope(), "roaming"));
  const [cheapest] = dataPacks(data, "tr");
  return cheapest && format.money(cheapest.price);
}
