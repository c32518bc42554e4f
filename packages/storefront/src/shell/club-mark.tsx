import { type KitPattern, useKit } from "@tribun/ui-kit";

/**
 * The club's sign: a small shirt front in its kit, drawn from tokens, so that no crest is needed. Its style is the kit's `boot.css`, as
 * it stands in documents before React as well.
 */
export function ClubMark({ pattern }: { readonly pattern?: KitPattern | undefined }) {
  return <span className={`club-mark club-mark-${useKit(pattern)}`} aria-hidden="true" />;
}
