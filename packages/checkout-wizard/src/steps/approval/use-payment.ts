import { useOrderDraft } from "../../store/use-order-draft.ts";
import { useKeptMethods } from "@tribun/forms";
import { choiceOf, paymentOf } from "@tribun/domain";
import { useWizard } from "../../shared/environment.tsx";

/** How the fan pays this order: the choice, the kept methods, and the input for the operator's call. */
export function usePayment() {
  const { api, session } = useWizard();
  const { draft } = useOrderDraft();
  const { kept, known } = useKeptMethods(api, session === "authenticated");
  const choice = choiceOf(draft.payment, kept);
  return { kept, known, choice, input: paymentOf(choice, kept) };
}
