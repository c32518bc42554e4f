import { SIM_TYPES, type SimType } from "@tribun/domain";
import { type ChosenTariff, goesWithJersey, type OrderDraft } from "./order-draft.ts";

const MEMBERS: readonly (keyof ChosenTariff)[] = ["id", "slug", "hasFormOption", "requiresChild", "requiresMainLine", "forBusiness"];

/** What another tariff lets an order be made of. */
export type Allowed = {
  readonly simTypes: readonly SimType[];
  /** The ids of its jerseys; undefined while they are not known, which takes none away. */
  readonly plans?: readonly string[] | undefined;
};

const EVERYTHING: Allowed = { simTypes: SIM_TYPES };

/** What of an order stays with another tariff, and what does not go with it. */
export type Kept = "number" | "sim" | "jersey";
export type Lost = "sim" | "jersey" | "child" | "mainLine";

/** True when choosing this tariff would throw another one out of the cart, which the fan is asked about first (spec §6). */
export function replacesTariff(draft: OrderDraft, tariff: ChosenTariff): boolean {
  return draft.tariff !== undefined && draft.tariff.id !== tariff.id;
}

/**
 * Puts a tariff into the cart. The same tariff keeps the very order, so that what waits for its payment stays. Another one keeps all
 * that it allows; the fan has been told what it does not.
 */
export function chooseTariff(draft: OrderDraft, tariff: ChosenTariff, allowed: Allowed = EVERYTHING): OrderDraft {
  if (MEMBERS.every((member) => draft.tariff?.[member] === tariff[member])) return draft;
  if (!replacesTariff(draft, tariff)) return { ...draft, tariff };
  const { simType, jersey, childBirthday, mainLineId, fromTicket: _, edits: __, ...rest } = draft;
  const lost = lostWith(draft, tariff, allowed);
  return {
    ...rest,
    tariff,
    ...(simType !== undefined && !lost.includes("sim") && { simType }),
    ...(jersey && !lost.includes("jersey") && { jersey: jersey.wanted || isOffered(jersey.before, allowed) ? jersey : { wanted: false } }),
    ...(childBirthday !== undefined && tariff.requiresChild && { childBirthday }),
    ...(mainLineId !== undefined && tariff.requiresMainLine && { mainLineId }),
  };
}

/** What the fan has chosen that does not go with another tariff, in the order of the ticket. */
export function lostWith(draft: OrderDraft, tariff: ChosenTariff, allowed: Allowed): readonly Lost[] {
  const { simType, jersey, childBirthday, mainLineId } = draft;
  const fits = goesWithJersey({ ...draft, tariff }) && isOffered(jersey?.wanted ? jersey : undefined, allowed);
  return [
    ...(childBirthday !== undefined && !tariff.requiresChild ? (["child"] as const) : []),
    ...(mainLineId !== undefined && !tariff.requiresMainLine ? (["mainLine"] as const) : []),
    ...(simType !== undefined && !allowed.simTypes.includes(simType) ? (["sim"] as const) : []),
    ...(jersey?.wanted && !fits ? (["jersey"] as const) : []),
  ];
}

/** What the fan has chosen that stays with another tariff. */
export function keptWith(draft: OrderDraft, tariff: ChosenTariff, allowed: Allowed): readonly Kept[] {
  const lost = lostWith(draft, tariff, allowed);
  const number = draft.numberType === "port" ? draft.portingOptions?.msisdn : draft.number?.msisdn;
  return [
    ...(number ? (["number"] as const) : []),
    ...(draft.simType !== undefined && !lost.includes("sim") ? (["sim"] as const) : []),
    ...(draft.jersey?.wanted && !lost.includes("jersey") ? (["jersey"] as const) : []),
  ];
}

function isOffered(jersey: { readonly planId: string } | undefined, { plans }: Allowed): boolean {
  return jersey === undefined || plans === undefined || plans.includes(jersey.planId);
}

/** Switches between the versions of one tariff (24 and 12 months): number, SIM and jersey stay. */
export function changeTerm(draft: OrderDraft, tariff: ChosenTariff): OrderDraft {
  return { ...draft, tariff };
}
