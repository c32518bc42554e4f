import type { ProductPlan } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { RadioCards } from "@tribun/ui-kit";
import { useOrderDraft } from "../../draft/use-order-draft.ts";
import { withoutJersey } from "../../machine/cart.ts";
import { JerseyForm } from "./jersey-form.tsx";
import { takeUp } from "./schema.ts";
import type { JerseyErrors } from "./use-jersey-errors.ts";

type JerseyFieldsProps = Pick<JerseyErrors, "errorOf"> & { readonly plans: readonly ProductPlan[] };

/** A jersey or none, and how it is to be. */
export function JerseyFields({ plans, errorOf }: JerseyFieldsProps) {
  const t = useText("order");
  const format = useFormat();
  const { draft, change } = useOrderDraft();
  const jersey = draft.jersey;
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
      {jersey?.wanted && <JerseyForm plans={plans} plan={plan} jersey={jersey} errorOf={errorOf} />}
    </>
  );
}
