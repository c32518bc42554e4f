import { useQuery } from "@tanstack/react-query";
import type { ProductPlan } from "@tribun/api-client/contract";
import { useLanguage, useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import type { ReactNode } from "react";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { useFailureText } from "@tribun/forms";
import { useWizard } from "../../shared/environment.tsx";
import { plansQuery } from "../../shared/queries.ts";

/** The jerseys that go with the tariff, or a notice with a retry if the operator could not be reached. */
export function usePlans(): { readonly plans: readonly ProductPlan[] | undefined; readonly failure: ReactNode } {
  const common = useText("common");
  const language = useLanguage();
  const failureText = useFailureText();
  const { api } = useWizard();
  const { draft } = useOrderDraft();
  const plans = useQuery(plansQuery(api, language, draft.tariff?.id ?? ""));
  const failure = plans.isError && (
    <Notice
      tone="bad"
      action={
        <Button variant="quiet" onClick={() => void plans.refetch()}>
          {common("action.retry")}
        </Button>
      }
    >
      {failureText(plans.error)}
    </Notice>
  );
  return { plans: plans.data, failure };
}
