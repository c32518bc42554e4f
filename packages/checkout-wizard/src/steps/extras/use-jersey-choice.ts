import type { ProductPlan } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";
import { withoutJersey } from "../../machine/cart.ts";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { displayedJersey } from "./schema.ts";
import { useJerseyErrors } from "./use-jersey-errors.ts";

/** The jersey on display with its price, and what takes or declines it. Nothing is in the order before the fan takes or changes it. */
export function useJerseyChoice(plans: readonly [ProductPlan, ...ProductPlan[]]) {
  const { draft, change } = useOrderDraft();
  const kept = draft.jersey?.wanted ? draft.jersey : draft.jersey?.before;
  // The tariff may no longer offer the kept plan.
  const plan = plans.find(({ id }) => id === kept?.planId) ?? plans[0];
  const jersey = displayedJersey(draft.jersey, plan);
  const { attempt, errorOf, summary, check } = useJerseyErrors(jersey);
  const personalised = jersey.name.trim() !== "" || jersey.number.trim() !== "";
  return {
    form: { plans, plan, jersey, errorOf },
    /** The whole price, print included. */
    price: euro(plan.advanceFee.amount + (personalised ? plan.customisationFee.amount : 0)),
    attempt,
    summary,
    /** @returns true when the jersey can be ordered */
    take: (): boolean => {
      change((current) => ({ ...current, jersey }));
      return check();
    },
    decline: () => change(withoutJersey),
  };
}
