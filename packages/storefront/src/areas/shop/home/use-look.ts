import { lookOf, type WholeLook } from "@tribun/brand-contract";
import { useLanguage } from "@tribun/i18n";
import { useBrand } from "../../../platform/brand/use-brand.tsx";

/** The club's look, completed with the usual one. */
export const useLook = (): WholeLook => lookOf(useBrand());

type Headed = keyof WholeLook["headings"];

/** Returns a part's heading in the club's voice, or the usual words. */
export function useHeading(): (part: Headed, usual: string) => string {
  const language = useLanguage();
  const { headings } = useLook();
  return (part, usual) => headings[part]?.[language] ?? usual;
}
