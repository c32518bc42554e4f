import type { ProductPlan } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { ErrorSummary, Skeleton } from "@tribun/ui-kit";
import { HoldPanel } from "../../hold/hold-panel.tsx";
import { StepNav } from "../../shared/step-nav.tsx";
import styles from "../../shared/stack.module.css";
import { JerseyFields } from "./jersey-fields.tsx";
import { useJerseyErrors } from "./use-jersey-errors.ts";
import { usePlans } from "./use-plans.tsx";

/** Step 3: a jersey, or none. The step does not exist if no jersey is available. */
export function ExtrasStep() {
  const { plans, failure } = usePlans();
  if (failure) {
    return (
      <div className={styles["stack"]}>
        {failure}
        <StepNav step="extras" />
      </div>
    );
  }
  return plans ? <JerseyChoice plans={plans} /> : <Skeleton height="320px" shape="card" />;
}

function JerseyChoice({ plans }: { readonly plans: readonly ProductPlan[] }) {
  const t = useText("order");
  const { attempt, errorOf, summary, check } = useJerseyErrors();
  return (
    <div className={styles["stack"]}>
      <HoldPanel />
      <ErrorSummary title={t("nav.checkTitle")} errors={summary} attempt={attempt} />
      <JerseyFields plans={plans} errorOf={errorOf} />
      <StepNav step="extras" onNext={check} />
    </div>
  );
}
