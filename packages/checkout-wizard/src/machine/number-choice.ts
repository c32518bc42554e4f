import type { NumberType } from "@tribun/domain";
import type { HeldNumber, OrderDraft, PortingChoice } from "../draft/order-draft.ts";

/** Sets whether a new or a ported number counts. Input for the other one stays. */
export function openNumberTab(draft: OrderDraft, numberType: NumberType): OrderDraft {
  return draft.numberType === numberType ? draft : { ...draft, numberType };
}

/** Stores a number that the operator holds. */
export function keepNumber(draft: OrderDraft, number: HeldNumber): OrderDraft {
  return { ...draft, number };
}

/**
 * Changes some data of the ported number; `undefined` removes a member.
 * @param start what the form showed before the first input
 */
export function changePorting(
  draft: OrderDraft,
  part: { readonly [K in keyof PortingChoice]?: PortingChoice[K] | undefined },
  start: PortingChoice,
): OrderDraft {
  const { msisdn = "", donatingProvider, mnpType, contractEnd, donorCustomerNumber } = { ...start, ...draft.portingOptions, ...part };
  return {
    ...draft,
    portingOptions: {
      msisdn,
      ...(donatingProvider && { donatingProvider }),
      ...(mnpType && { mnpType }),
      ...(contractEnd !== undefined && { contractEnd }),
      ...(donorCustomerNumber !== undefined && { donorCustomerNumber }),
    },
  };
}
