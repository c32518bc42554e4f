import { useQuery } from "@tanstack/react-query";
import type { Option } from "@tribun/api-client/contract";
import { useFormat } from "@tribun/i18n";
import { packsQuery } from "../../platform/queries/queries.ts";
import { useApiScope } from "../../platform/app/use-app.tsx";

/** Packs for surfing in a zone, the cheapest first. */
export function dataPacks(packs: readonly Option[], zone: Option["allowance"]["zone"]): readonly Option[] {
  return packs
    .filter(({ allowance }) => allowance.zone === zone && allowance.dataMb !== undefined)
    .toSorted((one, other) => one.price.amount - other.price.amount);
}

/** What the cheapest pack for surfing in Türkiye costs, in words; undefined while nobody has said. */
export function usePacksFrom(): string | undefined {
  const format = useFormat();
  const { data = [] } = useQuery(packsQuery(useApiScope(), "roaming"));
  const [cheapest] = dataPacks(data, "tr");
  return cheapest && format.money(cheapest.price);
}
