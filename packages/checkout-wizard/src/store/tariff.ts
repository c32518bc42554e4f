import type { Tariff } from "@tribun/api-client/contract";
import type { ChosenTariff } from "../draft/order-draft.ts";

/** The tariff data that a choice needs. */
export type OfferedTariff = Pick<Tariff, "id" | "slug" | "hasFormOption" | "eligibility" | "simTypes" | "alternative12Id">;

/** The tariff data that the draft stores, without prices, because only the operator states those. */
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
