import { useOrderDraft } from "../store/use-order-draft.ts";
import { useWizard } from "../shared/environment.tsx";
import { useNow } from "../shared/use-now.ts";

/**
 * Whole seconds left of the hold by the operator's clock, updated every second; zero or negative after its end. `left` is undefined if no
 * number is held or the page does not know the operator's clock. With a ported number or an open order the hold does not count.
 */
export function useTimeLeft(): { readonly counts: boolean; readonly left: number | undefined } {
  const { draft } = useOrderDraft();
  const { now, heard } = useWizard();
  const held = draft.numberType !== "port" && draft.openOrder === undefined ? draft.number : undefined;
  useNow(held !== undefined);
  return {
    counts: held !== undefined,
    left: held !== undefined && heard() ? Math.ceil((Date.parse(held.expiresAt) - now()) / 1000) : undefined,
  };
}
