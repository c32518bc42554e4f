import type { ProductPlan } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { RadioCards, Skeleton } from "@tribun/ui-kit";
import { Suspense, useEffect } from "react";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { withoutJersey } from "../../machine/without-jersey.ts";
import { lazyPart } from "../../shared/lazy-part.ts";
import { takeUp } from "./schema.ts";
import type { JerseyErrors } from "./use-jersey-errors.ts";

const loadForm = () => import("./jersey-form/jersey-form.tsx");
/** The question stands before its form has come. Where that cannot be fetched one can go on without a jersey. */
const JerseyForm = lazyPart(() => loadForm().then((module) => module.JerseyForm));

type JerseyFieldsProps = Pick<JerseyErrors, "errorOf"> & { readonly plans: readonly ProductPlan[] };

/** A jersey or none, and how it is to be. */
export function JerseyFields({ plans, errorOf }: JerseyFieldsProps) {
  const t = useText("order");
  const format = useFormat();
  const { draft, change } = useOrderDraft();
  const jersey = draft.jersey;
  useEffect(() => {
    // Before anybody has said yes, but not before anybody is there: a page that opens under a mouse hears of it as `pointerover`, not as
    // `pointermove`. What fails here is said where it is drawn.
    const acted = new AbortController();
    const ahead = () => {
      acted.abort();
      void loadForm().catch(() => undefined);
    };
    for (const act of ["pointermove", "pointerdown", "keydown"]) document.addEventListener(act, ahead, { signal: acted.signal });
    return () => acted.abort();
  }, []);
  // A plan that this tariff no longer offers cannot be ordered; the first one takes its place.
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
