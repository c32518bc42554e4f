import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { Line } from "@tribun/api-client/contract";
import { useLanguage } from "@tribun/i18n";
import { useOrderDraft } from "../draft/use-order-draft.ts";
import { isCompanys, obstacleOf, ownTariffs } from "../machine/obstacle.ts";
import type { Circumstances } from "../machine/steps.ts";
import { useWizard } from "./environment.tsx";
import { linesQuery, plansQuery, tariffQuery } from "./queries.ts";

/** Lines that a partner tariff may hang on: active ones that are no second card and no child's themselves. */
export function mainLinesOf(lines: readonly Line[]): readonly Line[] {
  return lines.filter(
    ({ status, tariff: { eligibility } }) => status === "active" && !eligibility.requiresMainLine && !eligibility.requiresChild,
  );
}

/** True where the operator says so (1023): there is nothing to choose from, and no use in asking again. */
const hasNoContract = (error: unknown): boolean => error instanceof ApiError && error.code === "1023";

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
  const plans = useQuery({ ...plansQuery(api, language, tariff?.id ?? ""), ...asking, enabled: unasked });
  const signedIn = session === "authenticated";
  // A second card needs one of them, and most others are had once; for a child's there is no limit. Who had none and no order when the page
  // asked who they are is not asked, but where that would be in the way: it may have changed since, and a tariff that is had by then the
  // operator refuses.
  const count =
    tariff?.requiresChild === false && (tariff.requiresMainLine || user?.hasLine !== false || user.standing?.hasOrders === true);
  const lines = useQuery({ ...linesQuery(api, language, signedIn && count), ...asking });
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
      jerseys: offers.jersey && plans.data?.length !== 0,
      porting: offers.porting,
      business: isCompanys(tariff, user),
      // What has been ordered is only paid.
      obstacle: tariff === undefined || draft.openOrder !== undefined ? undefined : obstacleOf(tariff, buyer, told.data?.alternative12Id),
    },
    // Any answer tells the operator's time: by the device's, a number that is held may look as if it had run out.
    known: (!unasked || plans.isFetched) && (heard() || told.isFetched),
  };
}
