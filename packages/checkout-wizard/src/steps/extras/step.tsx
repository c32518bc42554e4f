import type { ProductPlan } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { ErrorSummary, Skeleton } from "@tribun/ui-kit";
import { HoldPanel } from "../../hold/hold-panel.tsx";
import { withoutJersey } from "../../machine/cart.ts";
import { StepNav } from "../../shared/step-nav.tsx";
import styles from "../../shared/stack.module.css";
import { JerseyForm } from "./jersey-form/jersey-form.tsx";
import { useJerseyChoice } from "./use-jersey-choice.ts";
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
  return plans?.[0] ? <JerseyChoice plans={[plans[0], ...plans.slice(1)]} /> : <Skeleton height="320px" shape="card" />;
}

/** The jersey as it would be ordered, and two equal ways on: with it, at its price, or without it. */
function JerseyChoice({ plans }: { readonly plans: readonly [ProductPlan, ...ProductPlan[]] }) {
  const t = useText("order");
  const format = useFormat();
  const { form, price, attempt, summary, take } = useJerseyChoice(plans);
  return (
    <div className={styles["stack"]}>
      <HoldPanel />
      <ErrorSummary title={t("nav.checkTitle")} errors={summary} attempt={attempt} />
      <JerseyForm {...form} />
      <StepNav
        step="extras"
        onNext={take}
        label={t("extras.take", { price: format.money(price) })}
        other={{ label: t("extras.decline"), change: withoutJersey }}
      />
    </div>
  );
}
