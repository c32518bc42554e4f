import type { ProductPlan } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { RadioCards, Skeleton } from "@tribun/ui-kit";
import { Suspense, useEffect } from "react";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { withoutJersey } from "../../machine/cart.ts";
import { lazyPart } from "../../shared/lazy-part.ts";
import { takeUp } from "./schema.ts";
import type { JerseyErrors } from "./use-jersey-errors.ts";

const loadForm = () => import("./jersey-form/jersey-form.tsx");
/** The question renders before its form has loaded. If the form fails to load, the fan can continue without a jersey. */
const JerseyForm = lazyPart(() => loadForm().then((module) => module.JerseyForm));

type JerseyFieldsProps = Pick<JerseyErrors, "errorOf"> & { readonly plans: readonly ProductPlan[] };

/** The choice of a jersey or none, and its details. */
export function JerseyFields({ plans, errorOf }: JerseyFieldsProps) {
  const t = useText("order");
  const format = useFormat();
  const { draft, change } = useOrderDraft();
  const jersey = draft.jersey;
  useEffect(() => {
    // Load the form before the fan answers yes, but not before any input: a page that opens under a resting mouse fires `pointerover`, not
    // `pointermove`. The component that renders the form shows a failure.
    const acted = new AbortController();
    const ahead = () => {
      acted.abort();
      void loadForm().catch(() => undefined);
    };
    for (const act of ["pointermove", "pointerdown", "keydown"]) document.addEventListener(act, ahead, { signal: acted.signal });
    return () => acted.abort();
  }, []);
  // The tariff no longer offers the chosen plan, so use the first one.
  const plan = plans.find((candidate) => jersey?.wanted && candidate.id === jersey.planId) ?? plans[0];
  if (plan === undefined) return null;
  return (
    <>
      <RadioCards
        legend={t("extras.want.legend")}
        name="jerseyWanted"
        value={jersey === undefined ? undefined : jersey.wanted ? "yes" : "no"}
        onChange={(answer: "yes" | "no") =>
          change((current) => (answer === "yes" ? { ...current, jersey: takeUp(current.jersey, plan) } : withoutJersey(current)))
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
      {jersey?.wanted && (
        <Suspense fallback={<Skeleton height="900px" shape="card" />}>
          <JerseyForm plans={plans} plan={plan} jersey={jersey} errorOf={errorOf} />
        </Suspense>
      )}
    </>
  );
}
