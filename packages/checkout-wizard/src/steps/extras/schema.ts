import type { ProductPlan } from "@tribun/api-client/contract";
import { isJerseyNumber, jerseyName } from "@tribun/domain";
import * as v from "valibot";
import type { JerseyChoice } from "../../draft/order-draft.ts";

export type WantedJersey = Extract<JerseyChoice, { wanted: true }>;
export type JerseyField = "jerseyWanted" | "jerseySize" | "jerseyName" | "jerseyNumber";
export const JERSEY_FIELDS = ["jerseyWanted", "jerseySize", "jerseyName", "jerseyNumber"] as const satisfies readonly JerseyField[];

/** What is missing or wrong, as rules of the namespace `validation`. */
export function missingInExtras(jersey: JerseyChoice | undefined): Partial<Record<JerseyField, string>> {
  if (jersey === undefined) return { jerseyWanted: "jerseyWanted.required" };
  if (!jersey.wanted) return {};
  const name = v.safeParse(jerseyName, jersey.name);
  return {
    ...(jersey.size === "" && { jerseySize: "jerseySize.required" }),
    ...(!name.success && { jerseyName: name.issues[0].message }),
    ...(!isJerseyNumber(jersey.number) && { jerseyNumber: "jerseyNumber.range" }),
  };
}

/** A jersey as it was to be before the fan went without, or one to begin with. */
export function takeUp(jersey: JerseyChoice | undefined, plan: ProductPlan): WantedJersey {
  if (jersey?.wanted) return jersey;
  return jersey?.before ? { wanted: true, ...jersey.before } : startJersey(plan);
}

/** A jersey to begin with: the plan's first cut and style, no size yet, because nobody can guess that. */
export function startJersey(plan: ProductPlan): WantedJersey {
  return {
    wanted: true,
    planId: plan.id,
    size: "",
    model: plan.models[0]?.id ?? "",
    style: plan.styles[0]?.id ?? "striped",
    junior: plan.styles.every((style) => style.id === "child"),
    name: "",
    number: "",
  };
}
