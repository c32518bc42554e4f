import type { User } from "@tribun/api-client/contract";
import { isNumberHeld, type OrderDraft, type PersonDraft } from "../../machine/order-draft.ts";
import type { Boxes } from "./confirm.tsx";
import { brokenInPerson } from "./person.ts";

export type ApprovalField = "hold" | "person" | "otpCode" | "contractSummary" | "terms";
export const APPROVAL_FIELDS = ["hold", "person", "otpCode", "contractSummary", "terms"] as const satisfies readonly ApprovalField[];

type Facts = {
  readonly draft: OrderDraft;
  readonly person: PersonDraft;
  readonly user: User;
  readonly phoneProven: boolean;
  readonly summaryOpened: boolean;
  readonly boxes: Boxes;
  readonly now: number;
  readonly today: () => string;
};

/** What keeps the order from being sent, beside the identity form; rules of the namespace `validation`, in page order. */
export function missingInApproval(facts: Facts): Partial<Record<ApprovalField, string>> {
  const person = brokenInPerson(facts.person, facts.user, facts.today);
  return {
    ...(facts.draft.numberType === "new" && !isNumberHeld(facts.draft, facts.now) && { hold: "phoneNumber.required" }),
    ...(person !== undefined && { person }),
    ...(!facts.phoneProven && { otpCode: "phoneVerification.required" }),
    ...(!facts.summaryOpened && { contractSummary: "summary.required" }),
    ...(!facts.boxes.terms && { terms: "terms.required" }),
  };
}
