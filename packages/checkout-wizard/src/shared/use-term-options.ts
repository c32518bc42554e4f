import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Tariff } from "@tribun/api-client/contract";
import { useLanguage } from "@tribun/i18n";
import { useWizard } from "./environment.tsx";
import { tariffQuery, tariffsQuery } from "./queries.ts";

/**
 * The versions of one tariff, longest term first, because § 56(1) TKG requires the short one beside the long one; and whether they are
 * still loading.
 */
export function useTermOptions(tariff: Tariff): { readonly terms: readonly Tariff[]; readonly waiting: boolean } {
  const { api } = useWizard();
  const language = useLanguage();
  // The long version names its short one. For a short one, find the long version that names it; after a switch of terms it is in the cache.
  const known = useQueryClient().getQueriesData<Tariff>({ queryKey: ["public", language, "tariff"] });
  const isBase = (other: Tariff | undefined) => other?.alternative12Id === tariff.id;
  const onPage = tariff.isAlternative ? known.map(([, other]) => other).find(isBase) : tariff;
  const all = useQuery({ ...tariffsQuery(api, language), enabled: onPage === undefined });
  const base = onPage ?? all.data?.find(isBase);
  const short = useQuery({
    ...tariffQuery(api, language, base?.alternative12Id ?? ""),
    enabled: base?.alternative12Id !== undefined,
  });
  // Keeps the base tariff in the cache while it is shown.
  useQuery({ ...tariffQuery(api, language, base?.id ?? ""), enabled: false });
  return { terms: [base, short.data].filter((version) => version !== undefined), waiting: all.isLoading || short.isLoading };
}
