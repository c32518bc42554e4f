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

/** True if the operator says that the fan has no contract (1023): there is no line to choose, and a retry is useless. */
const hasNoContract = (error: unknown): boolean => error instanceof ApiError && error.code === "1023";

/**
 * Whether to fetch the lines: only if the fan's record does not rule out that they block this tariff. The record may be old, so it alone
 * never refuses a fan; the operator refuses the order if necessary.
 */
function mustCount({ id, requiresMainLine }: ChosenTariff, user: User | undefined): boolean {
  if (!user?.ordering) return true;
  return requiresMainLine ? !user.ordering.hasMainLine : user.ordering.taken.includes(id);
}

/**
 * What the steps depend on besides the draft, and whether the steps and the operator's clock are known yet. If the jerseys cannot be
 * fetched, their step stays and shows the failure.
 */
export function useCircumstances(): { readonly at: Circumstances; readonly known: boolean } {
  const { api, session, retrySession, user, offers, now, heard } = useWizard();
  const language = useLanguage();
  const { draft } = useOrderDraft();
  const { tariff } = draft;
  // Many components use this hook; only the one that shows the answer retries after a failure.
  const asking = { retryOnMount: false };
  // A fan who declined a jersey was asked, so jerseys exist.
  const unasked = offers.jersey && tariff !== undefined && draft.jersey?.wanted !== false;
  // The tariff says whether jerseys go with it; a fetched list may show that they have sold out.
  const plans = useQuery({ ...plansQuery(api, language, tariff?.id ?? ""), enabled: false });
  const signedIn = session === "authenticated";
  // Kids tariffs have no limit. An open order only needs its payment, and may itself be the reason why the account has this tariff.
  const count = tariff !== undefined && !tariff.requiresChild && draft.openOrder === undefined;
  const lines = useQuery({
    ...linesQuery(api, language, signedIn),
    ...asking,
    // Lines that another page fetched may be newer than the record but still stale.
    enabled: ({ state }) => signedIn && count && (mustCount(tariff, user) || state.data !== undefined),
  });
  const told = useQuery({ ...tariffQuery(api, language, tariff?.id ?? ""), ...asking });
  const buyer = {
    // If the session check failed, the fan does not count as a guest.
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
      // An open order only needs its payment.
      obstacle: tariff === undefined || draft.openOrder !== undefined ? undefined : obstacleOf(tariff, buyer, told.data?.alternative12Id),
    },
    // Any answer reveals the operator's clock; by the device's clock a hold could look expired.
    known: told.isFetched || (!unasked && heard()),
  };
}
