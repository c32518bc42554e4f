import { brokenChildBirthday, germanDay, isIccid, SIM_TYPES } from "@tribun/domain";
import type { OrderDraft } from "../../draft/order-draft.ts";
import { brokenInPorting, type PortingField } from "../../machine/porting.ts";
import { cardInUse } from "../../machine/sim-choice.ts";
import { type Circumstances, isNumberDecided } from "../../machine/steps.ts";

/** The fields of the number step, by their ids on the page. */
export type NumberField = "phoneNumber" | PortingField | "simType" | "iccid" | "childBirthday" | "mainLineId";

/** Broken rules of this step, of the namespace `validation`. Ignores the other tab's data. */
export function missingInNumberStep(
  draft: OrderDraft,
  at: Pick<Circumstances, "now" | "porting" | "business">,
): Partial<Record<NumberField, string>> {
  const child = draft.tariff?.requiresChild ? brokenChildBirthday(draft.childBirthday ?? "", germanDay(at.now)) : undefined;
  return {
    ...(draft.numberType === "port"
      ? brokenInPorting(draft.portingOptions, at)
      : !isNumberDecided(draft, at) && { phoneNumber: "phoneNumber.required" }),
    ...(!SIM_TYPES.some((type) => type === draft.simType) && { simType: "simType.required" }),
    ...cardError(draft),
    ...(child !== undefined && { childBirthday: child }),
    ...(draft.tariff?.requiresMainLine && draft.mainLineId === undefined && { mainLineId: "mainLine.required" }),
  };
}

/** A shop card counts after the operator's check; wrong digits are reported before any call. */
function cardError(draft: OrderDraft): { readonly iccid?: string } {
  const card = cardInUse(draft);
  if (card === undefined || card.checked !== undefined) return {};
  if (card.typed.trim() === "") return { iccid: "iccid.required" };
  return { iccid: isIccid(card.typed) ? "iccid.unchecked" : "iccid.invalid" };
}
