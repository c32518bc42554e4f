import type { NumberType } from "@tribun/domain";
import type { HeldNumber, OrderDraft, PortingChoice } from "../draft/order-draft.ts";

/** Says which number counts: a new one or the fan's own. What was chosen or typed for the other stays as it is. */
export function openNumberTab(draft: OrderDraft, numberType: NumberType): OrderDraft {
  return draft.numberType === numberType ? draft : { ...draft, numberType };
}

/** Notes a number that the operator holds now. */
export function keepNumber(draft: OrderDraft, number: HeldNumber): OrderDraft {
  return { ...draft, number };
}

/**
 * Notes a part of what the fan tells of the number that is brought along; `undefined` takes a member away.
 * @param start what the form showed before anything was typed
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
