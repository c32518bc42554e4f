import { useQuery } from "@tanstack/react-query";
import type { ProductPlan } from "@tribun/api-client/contract";
import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { useRuleText } from "@tribun/i18n/problem-text";
import { Button, ErrorSummary, Notice, RadioCards, Skeleton } from "@tribun/ui-kit";
import { useState } from "react";
import { useOrderDraft } from "../../draft/use-order-draft.ts";
import { useFailureText } from "@tribun/forms";
import { useWizard } from "../../wizard/environment.tsx";
import { plansQuery } from "../../wizard/queries.ts";
import { StepNav } from "../../wizard/step-nav.tsx";
import styles from "./extras.module.css";
import { JerseyForm } from "./jersey-form.tsx";
import { JERSEY_FIELDS, type JerseyField, missingInExtras, startJersey } from "./schema.ts";

/** Empty means none, so that whatever is wrong here was typed. */
const TYPED: ReadonlySet<JerseyField> = new Set(["jerseyName", "jerseyNumber"]);

/** Step 3: a jersey, or none. Where none can be had there is no such step. */
export function ExtrasStep() {
  const t = useText("order");
  const language = useLanguage();
  const failureText = useFailureText();
  const { api } = useWizard();
  const { draft } = useOrderDraft();
  const plans = useQuery(plansQuery(api, language, draft.tariff?.id ?? ""));

  if (plans.isError) {
    return (
      <div className={styles["step"]}>
        <Notice
          tone="bad"
          action={
            <Button variant="quiet" onClick={() => void plans.refetch()}>
              {t("approval.failure.retry")}
            </Button>
          }
        >
          {failureText(plans.error)}
        </Notice>
        <StepNav step="extras" />
      </div>
    );
  }
  return plans.data ? <JerseyChoiceForm plans={plans.data} /> : <Skeleton height="320px" shape="card" />;
}

function JerseyChoiceForm({ plans }: { readonly plans: readonly ProductPlan[] }) {
  const t = useText("order");
  const format = useFormat();
  const ruleText = useRuleText();
  const { draft, change } = useOrderDraft();
  const [attempt, setAttempt] = useState(0);
  const jersey = draft.jersey;
  // A plan that this tariff no longer offers cannot be ordered; the first one takes its place.
  const plan = plans.find((candidate) => jersey?.wanted && candidate.id === jersey.planId) ?? plans[0];
  if (plan === undefined) return null;

  const missing = missingInExtras(jersey);
  const errors = JERSEY_FIELDS.flatMap((fieldId) => {
    const message = attempt === 0 ? undefined : ruleText(missing[fieldId]);
    return message === undefined ? [] : [{ fieldId, message }];
  });
  // A name or number that cannot be printed is said with the key that made it so; what is only missing, once the fan goes on.
  const errorOf = (field: JerseyField) => (attempt > 0 || TYPED.has(field) ? ruleText(missing[field]) : undefined);

  return (
    <div className={styles["step"]}>
      <ErrorSummary title={t("nav.checkTitle")} errors={errors} attempt={attempt} />
      <RadioCards
        legend={t("extras.want.legend")}
        name="jerseyWanted"
        value={jersey === undefined ? undefined : jersey.wanted ? "yes" : "no"}
        onChange={(answer: "yes" | "no") =>
          change((current) => ({ ...current, jersey: answer === "yes" ? startJersey(plan) : { wanted: false } }))
        }
        options={[
          { value: "no", title: t("extras.want.no"), description: t("extras.want.noText") },
          {
            value: "yes",
            title: t("extras.want.yes"),
            description: t("extras.want.yesText", { price: format.money(plan.advanceFee), print: format.money(plan.customisationFee) }),
          },
        ]}
        error={errorOf("jerseyWanted")}
      />
      {jersey?.wanted && <JerseyForm plans={plans} plan={plan} jersey={jersey} errorOf={errorOf} />}
      <StepNav
        step="extras"
        onNext={() => {
          setAttempt((count) => count + 1);
          return Object.keys(missingInExtras(jersey)).length === 0;
        }}
      />
    </div>
  );
}
