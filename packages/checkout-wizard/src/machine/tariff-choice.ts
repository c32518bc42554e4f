import { type ChosenTariff, EMPTY_DRAFT, type OrderDraft } from "./order-draft.ts";

const MEMBERS: readonly (keyof ChosenTariff)[] = ["id", "slug", "hasFormOption", "requiresChild", "requiresMainLine", "forBusiness"];

/** True when choosing this tariff would throw another one out of the cart, which the fan is asked about first (spec §6). */
export function replacesTariff(draft: OrderDraft, tariff: ChosenTariff): boolean {
  return draft.tariff !== undefined && draft.tariff.id !== tariff.id;
}

/**
 * Puts a tariff into the cart. The same tariff keeps the very order, so that what waits for its payment stays; another one starts it
 * anew (flows §4.1).
 */
export function chooseTariff(draft: OrderDraft, tariff: ChosenTariff): OrderDraft {
  if (MEMBERS.every((member) => draft.tariff?.[member] === tariff[member])) return draft;
  return replacesTariff(draft, tariff) ? { ...EMPTY_DRAFT, tariff } : { ...draft, tariff };
}

/** Switches between the versions of one tariff (24 and 12 months): number, SIM and jersey stay. */
export function changeTerm(draft: OrderDraft, tariff: ChosenTariff): OrderDraft {
  return { ...draft, tariff };
}
