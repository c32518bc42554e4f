import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Tariff } from "@tribun/api-client/contract";
import { useLanguage } from "@tribun/i18n";
import { useWizard } from "../../shared/environment.tsx";
import { tariffQuery } from "../../shared/queries.ts";
import { tariffsQuery } from "./queries.ts";

/**
 * The versions of one tariff, longest term first: § 56(1) TKG wants the short one beside the long one; and whether they are still asked
 * for.
 */
export function useTermOptions(tariff: Tariff): { readonly terms: readonly Tariff[]; readonly waiting: boolean } {
  const { api } = useWizard();
  const language = useLanguage();
  // The long version names its short one; a short one is found by whose it is, which who has just changed to it has on the page.
  const known = useQueryClient().getQueriesData<Tariff>({ queryKey: ["public", language, "tariff"] });
  const isBase = (other: Tariff | undefined) => other?.alternative12Id === tariff.id;
  const onPage = tariff.isAlternative ? known.map(([, other]) => other).find(isBase) : tariff;
  const all = useQuery({ ...tariffsQuery(api, language), enabled: onPage === undefined });
  const base = onPage ?? all.data?.find(isBase);
  const short = useQuery({
    ...tariffQuery(api, language, base?.alternative12Id ?? ""),
    enabled: base?.alternative12Id !== undefined,
  });
  // Kept for as long as it is shown.
  useQuery({ ...tariffQuery(api, language, base?.id ?? ""), enabled: false });
  return { terms: [base, short.data].filter((version) => version !== undefined), waiting: all.isLoading || short.isLoading };
}
