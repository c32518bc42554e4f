import { useQuery } from "@tanstack/react-query";
import type { Tariff } from "@tribun/api-client/contract";
import { useLanguage } from "@tribun/i18n";
import { useWizard } from "../../wizard/environment.tsx";
import { tariffQuery, tariffsQuery } from "../../wizard/queries.ts";

/** The versions of one tariff, longest term first: § 56(1) TKG wants the short one beside the long one. */
export function useTermOptions(tariff: Tariff): readonly Tariff[] {
  const { api } = useWizard();
  const language = useLanguage();
  // The long version names its short one; a short one is found by whose it is.
  const all = useQuery({ ...tariffsQuery(api, language), enabled: tariff.isAlternative }).data ?? [];
  const base = tariff.isAlternative ? all.find((other) => other.alternative12Id === tariff.id) : tariff;
  const short = useQuery({
    ...tariffQuery(api, language, base?.alternative12Id ?? ""),
    enabled: base?.alternative12Id !== undefined,
  }).data;
  return [base, short].filter((version) => version !== undefined);
}
