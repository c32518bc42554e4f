import { childBirthday, isIsoDate, SIM_TYPES } from "@tribun/domain";
import * as v from "valibot";
import { isNumberHeld, type OrderDraft } from "../../machine/order-draft.ts";

/** The fields of the number step by their ids on the page. */
export type NumberField = "phoneNumber" | "simType" | "childBirthday" | "mainLineId";

/** What is still missing or wrong in this step, as rules of the namespace `validation`. `now` is the operator's clock in ms. */
export function missingInNumberStep(draft: OrderDraft, childBirthdayTyped: string, now: number): Partial<Record<NumberField, string>> {
  const child = v.safeParse(
    childBirthday(() => new Date(now).toISOString().slice(0, 10)),
    childBirthdayTyped,
  );
  return {
    ...(!isNumberHeld(draft, now) && { phoneNumber: "phoneNumber.required" }),
    ...(!SIM_TYPES.some((type) => type === draft.simType) && { simType: "simType.required" }),
    ...(draft.tariff?.requiresChild && !child.success && { childBirthday: child.issues[0].message }),
    ...(draft.tariff?.requiresMainLine && draft.mainLineId === undefined && { mainLineId: "mainLine.required" }),
  };
}

/** The birthday for the draft: a whole day or nothing. */
export function keptBirthday(typed: string): { readonly childBirthday?: string } {
  return isIsoDate(typed) ? { childBirthday: typed } : {};
}
