import type { CustomerType } from "./enums.ts";

/** A requirement of a tariff for the customer, beside age: a business account, a main line, a child. */
export type TariffNeed = "business" | "mainLine" | "child";

/** The requirements to show before the fan chooses a tariff; empty for a tariff that every adult can order. */
export function tariffNeeds(eligibility: {
  readonly customerType: CustomerType;
  readonly requiresMainLine: boolean;
  readonly requiresChild: boolean;
}): readonly TariffNeed[] {
  return [
    ...(eligibility.customerType === "corporate" ? (["business"] as const) : []),
    ...(eligibility.requiresMainLine ? (["mainLine"] as const) : []),
    ...(eligibility.requiresChild ? (["child"] as const) : []),
  ];
}
