import type { CustomerType } from "./enums.ts";

/** What a tariff asks of who orders it, beside their age: a business account, a main line, a child. */
export type TariffNeed = "business" | "mainLine" | "child";

/** What to say of a tariff before anybody chooses it; nothing for those that every adult can have. */
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
