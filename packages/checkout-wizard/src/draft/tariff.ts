import type { Tariff } from "@tribun/api-client/contract";
import type { ChosenTariff } from "../machine/order-draft.ts";

/** The facts of a tariff that the draft keeps. Prices are not among them: they are the operator's to say. */
export function toChosenTariff(tariff: Pick<Tariff, "id" | "slug" | "hasFormOption" | "eligibility">): ChosenTariff {
  return {
    id: tariff.id,
    slug: tariff.slug,
    hasFormOption: tariff.hasFormOption,
    requiresChild: tariff.eligibility.requiresChild,
    requiresMainLine: tariff.eligibility.requiresMainLine,
    forBusiness: tariff.eligibility.customerType === "corporate",
  };
}
