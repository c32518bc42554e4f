import { useCallback } from "react";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { leaveTicket } from "../../machine/way-back.ts";
import { useWizard } from "../../shared/environment.tsx";

/** Returns a function that leads to the number step, which then leads back to the order summary. */
export function useLeaveForNumber(): () => void {
  const { go } = useWizard();
  const { change } = useOrderDraft();
  return useCallback(() => {
    change(leaveTicket);
    go("number");
  }, [change, go]);
}
