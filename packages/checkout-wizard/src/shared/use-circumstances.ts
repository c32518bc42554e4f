import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { User } from "@tribun/api-client/contract";
import { useLanguage } from "@tribun/i18n";
import { useOrderDraft } from "../store/use-order-draft.ts";
import { isCompanys, mainLinesOf, obstacleOf, ownTariffs } from "../machine/obstacle.ts";
import type { ChosenTariff } from "../draft/order-draft.ts";
import type { Circumstances } from "../machine/steps.ts";
import { useWizard } from "./environment.tsx";
import { linesQuery, plansQuery, tariffQuery } from "./queries.ts";

/** True where the operator says so (1023): there is nothing to choose from, and no use in asking again. */
const hasNoContract = (error: unknown): boolean => error instanceof ApiError && error.code === "1023";

/**
 * Whether lines must be asked for: where the fan's own record does not rule out that they are in the way of this tariff. By the record alone
 * nobody is refused, as it may be old; who gets by it and should not is told when they order.
 */
function mustCount({ id, requiresMainLine }: ChosenTariff, user: User | undefined): boolean {
  if (!user?.ordering) return true;
  return requiresMainLine ? !user.ordering.hasMainLine : user.ordering.taken.includes(id);
}

/**
 * What the steps depend on beside the draft, and whether it is known yet which steps there are and what time it is. Where the operator cannot be
 * asked for its jerseys the step stays, and says so.
 */
export function useCircumstances(): { readonly at: Circumstances; readonly known: boolean } {
  const { api, session, retrySession, user, offers, now, heard } = useWizard();
  const language = useLanguage();
  const { draft } = useOrderDraft();
  const { tariff } = draft;
  // Many parts of a page ask here; whoever shows the answer asks again after a failure.
  const asking = { retryOnMount: false };
  // Who has said no was asked, so there are jerseys.
  const unasked = offers.jersey && tariff !== undefined && draft.jersey?.wanted !== false;
  // The tariff tells whether any goes with it; those that have been asked for may have sold out since.
  const plans = useQuery({ ...plansQuery(api, language, tariff?.id ?? ""), enabled: false });
  const signedIn = session === "authenticated";
  // For a child's card there is no limit, and what has been ordered is only paid: it may be what the tariff is taken by.
  const count = tariff !== undefined && !tariff.requiresChild && draft.openOrder === undefined;
  const lines = useQuery({
    ...linesQuery(api, language, signedIn),
    ...asking,
    // What another page has asked for may be newer than the record, and older than now.
    enabled: ({ state }) => signedIn && count && (mustCount(tariff, user) || state.data !== undefined),
  });
  const told = useQuery({ ...tariffQuery(api, language, tariff?.id ?? ""), ...asking });
  const buyer = {
    // A session that could not be looked at is none of a guest's.
    signedIn: session === "loading" || retrySession ? undefined : signedIn,
    customerType: user?.customerType,
    tariffs: lines.data && ownTariffs(lines.data),
    mainLines: lines.data ? mainLinesOf(lines.data).length : hasNoContract(lines.error) ? 0 : undefined,
  };
  return {
    at: {
      now: now(),
      jerseys: offers.jersey && told.data?.withoutJersey !== true && plans.data?.length !== 0,
      porting: offers.porting,
      business: isCompanys(tariff, user),
      // What has been ordered is only paid.
      obstacle: tariff === undefined || draft.openOrder !== undefined ? undefined : obstacleOf(tariff, buyer, told.data?.alternative12Id),
    },
    // Any answer tells the operator's time: by the device's, a number that is held may look as if it had run out.
    known: told.isFetched || (!unasked && heard()),
  };
}
