import { type DocumentName, useDocument } from "@tribun/i18n";
import { forClub } from "@tribun/legal-texts/for-club";
import { offers } from "../../platform/brand/offers.ts";
import { useBrand } from "../../platform/brand/use-brand.tsx";
import { legalValues } from "./legal-values.ts";

/** A text of law as the club's own: with its data, and without what it does not have. */
export function useLegalText(name: DocumentName): string {
  const brand = useBrand();
  return forClub(useDocument(name, legalValues(brand)), (capability) => offers(brand, capability));
}
