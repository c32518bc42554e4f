import { useOrderDraft } from "../store/use-order-draft.ts";
import { useWizard } from "../shared/environment.tsx";
import { useNow } from "../shared/use-now.ts";

/**
 * Whole seconds that the held number is the fan's by the operator's clock, renewed every second; zero and less once it has run out.
 * `undefined` where no number is held or no time has been heard yet. Beside a number that is brought along, or an order that waits, a hold
 * counts for nothing.
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
