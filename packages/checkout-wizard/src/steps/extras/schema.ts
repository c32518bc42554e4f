import type { ProductPlan } from "@tribun/api-client/contract";
import { isJerseyNumber, jerseyName } from "@tribun/domain";
import * as v from "valibot";
import type { JerseyChoice } from "../../draft/order-draft.ts";

export type WantedJersey = Extract<JerseyChoice, { wanted: true }>;
export type JerseyField = "jerseySize" | "jerseyName" | "jerseyNumber";
export const JERSEY_FIELDS = ["jerseySize", "jerseyName", "jerseyNumber"] as const satisfies readonly JerseyField[];

/** Broken rules of the namespace `validation`. */
export function missingInJersey(jersey: WantedJersey): Partial<Record<JerseyField, string>> {
  const name = v.safeParse(jerseyName, jersey.name);
  return {
    ...(jersey.size === "" && { jerseySize: "jerseySize.required" }),
    ...(!name.success && { jerseyName: name.issues[0].message }),
    ...(!isJerseyNumber(jersey.number) && { jerseyNumber: "jerseyNumber.range" }),
  };
}

/** The jersey on display: the chosen one, the one from before the fan declined, or a new one. */
export function displayedJersey(jersey: JerseyChoice | undefined, plan: ProductPlan): WantedJersey {
  const kept = jersey?.wanted ? jersey : jersey?.before;
  return kept ? { ...kept, wanted: true, planId: plan.id } : startJersey(plan);
}

/** A new jersey: the plan's first model and style, without a size, because the shop cannot guess it. */
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
