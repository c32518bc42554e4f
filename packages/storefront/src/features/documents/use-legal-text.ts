import { type DocumentName, useDocument } from "@tribun/i18n";
import { forClub } from "@tribun/legal-texts/for-club";
import { offers } from "../../platform/brand/offers.ts";
import { useBrand } from "../../platform/brand/use-brand.tsx";
import { legalValues } from "./legal-values.ts";

/** A legal text for this club: with its data, and without sections about capabilities that it does not have. */
export function useLegalText(name: DocumentName): string {
  const brand = useBrand();
  return forClub(useDocument(name, legalValues(brand)), (capability) => offers(brand, capability));
}
