import type { Tariff } from "@tribun/api-client/contract";
import type { ChosenTariff } from "../draft/order-draft.ts";

/** What choosing a tariff needs to know of it. */
export type OfferedTariff = Pick<Tariff, "id" | "slug" | "hasFormOption" | "eligibility" | "simTypes" | "alternative12Id">;

/** The facts of a tariff that the draft keeps. Prices are not among them: they are the operator's to say. */
export function toChosenTariff(tariff: Omit<OfferedTariff, "simTypes" | "alternative12Id">): ChosenTariff {
  return {
    id: tariff.id,
    slug: tariff.slug,
    hasFormOption: tariff.hasFormOption,
    requiresChild: tariff.eligibility.requiresChild,
    requiresMainLine: tariff.eligibility.requiresMainLine,
    forBusiness: tariff.eligibility.customerType === "corporate",
  };
}
