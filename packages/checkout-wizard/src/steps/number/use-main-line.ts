import { type QueryStatus, useQuery } from "@tanstack/react-query";
import { useLanguage } from "@tribun/i18n";
import { useEffect } from "react";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { useWizard } from "../../shared/environment.tsx";
import { linesQuery } from "../../shared/queries.ts";
import { mainLinesOf } from "../../machine/obstacle.ts";

/**
 * The main line that a partner tariff belongs to. A single line is chosen automatically, and a line of another account is dropped.
 * @param wanted whether the tariff needs a main line and this caller chooses it
 * @param ask whether to fetch the lines, by the state of the query; cached lines are used in any case
 */
export function useMainLine(wanted: boolean, ask: (status: QueryStatus) => boolean) {
  const language = useLanguage();
  const { api, session, retrySession } = useWizard();
  const { draft, change } = useOrderDraft();
  const signedIn = session === "authenticated";
  const lines = useQuery({ ...linesQuery(api, language, signedIn), enabled: ({ state }) => signedIn && wanted && ask(state.status) });
  const main = lines.data && mainLinesOf(lines.data);
  const only = main?.length === 1 ? main[0] : undefined;
  const chosen = only?.id ?? main?.find(({ id }) => id === draft.mainLineId)?.id;
  const outdated = wanted && main !== undefined && chosen !== draft.mainLineId;
  useEffect(() => {
    if (outdated) change(({ mainLineId: _, ...rest }) => ({ ...rest, ...(chosen !== undefined && { mainLineId: chosen }) }));
  }, [outdated, chosen, change]);
  return {
    lines,
    main,
    only,
    chosen,
    /** True while it is unknown whether the stored line belongs to the fan. */
    settling: wanted && (outdated || (signedIn ? lines.isPending : session === "loading" && retrySession === undefined)),
    /** The lines could not be fetched. */
    unknown: wanted && main === undefined,
  };
}
