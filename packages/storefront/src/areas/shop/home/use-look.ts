import { type Look, lookOf, type WholeLook } from "@tribun/brand-contract";
import { useLanguage } from "@tribun/i18n";
import { useBrand } from "../../../platform/brand/use-brand.tsx";

declare global {
  interface ImportMetaEnv {
    /** What the home page reads of the club's look. It is part of the page's code, because no other page needs it. */
    readonly CLUB_LOOK?: Look;
  }
}

/** The club's look, completed with the usual one. The brand that a build ships has none. */
export const useLook = (): WholeLook => lookOf({ look: useBrand().look ?? import.meta.env.CLUB_LOOK ?? {} });

type Headed = keyof WholeLook["headings"];

/** Returns a part's heading in the club's voice, or the usual words. */
export function useHeading(): (part: Headed, usual: string) => string {
  const language = useLanguage();
  const { headings } = useLook();
  return (part, usual) => headings[part]?.[language] ?? usual;
}
