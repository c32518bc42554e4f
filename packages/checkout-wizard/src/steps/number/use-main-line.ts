import { type QueryStatus, useQuery } from "@tanstack/react-query";
import { useLanguage } from "@tribun/i18n";
import { useEffect } from "react";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { useWizard } from "../../shared/environment.tsx";
import { linesQuery } from "../../shared/queries.ts";
import { mainLinesOf } from "../../machine/obstacle.ts";

/**
 * The line a partner tariff hangs on, among those the fan has. The only one there is needs no choice, and one of another account is let
 * go of.
 * @param wanted whether the tariff hangs on one, and it is chosen here
 * @param ask whether the lines are asked for from here, by how they stand; what others have asked for is looked at in any case
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
    /** It is not known yet whether the one that is kept is the fan's own. */
    settling: wanted && (outdated || (signedIn ? lines.isPending : session === "loading" && retrySession === undefined)),
    /** Nobody can say: the lines could not be asked for. */
    unknown: wanted && main === undefined,
  };
}
