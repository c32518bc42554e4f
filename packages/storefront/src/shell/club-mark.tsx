import { type KitPattern, useKit } from "@tribun/ui-kit";

/**
 * The club's mark: a small shirt front in its kit, from tokens, so that it needs no crest. Its style is the kit's `boot.css`, because
 * documents also show it before hydration.
 */
export function ClubMark({ pattern }: { readonly pattern?: KitPattern | undefined }) {
  return <span className={`club-mark club-mark-${useKit(pattern)}`} aria-hidden="true" />;
}
