import { useCallback } from "react";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { leaveTicket } from "../../machine/way-back.ts";
import { useWizard } from "../../shared/environment.tsx";

/** Goes to the step of the number, which leads back to the ticket by one press. */
export function useLeaveForNumber(): () => void {
  const { go } = useWizard();
  const { change } = useOrderDraft();
  return useCallback(() => {
    change(leaveTicket);
    go("number");
  }, [change, go]);
}
