import { SIM_TYPES, type SimType } from "@tribun/domain";
import { type ChosenTariff, goesWithJersey, type OrderDraft } from "./order-draft.ts";

const MEMBERS: readonly (keyof ChosenTariff)[] = ["id", "slug", "hasFormOption", "requiresChild", "requiresMainLine", "forBusiness"];

/** What another tariff allows. */
export type Allowed = {
  readonly simTypes: readonly SimType[];
  /** Ids of its jerseys; undefined while unknown, which removes no jersey. */
  readonly plans?: readonly string[] | undefined;
};

const EVERYTHING: Allowed = { simTypes: SIM_TYPES };

/** Parts of an order that stay with another tariff, and parts that it does not allow. */
export type Kept = "number" | "sim" | "jersey";
export type Lost = "sim" | "jersey" | "child" | "mainLine";

/** True when choosing this tariff would replace another one in the cart; the shop asks the fan first (spec §6). */
export function replacesTariff(draft: OrderDraft, tariff: ChosenTariff): boolean {
  return draft.tariff !== undefined && draft.tariff.id !== tariff.id;
}

/**
 * Puts a tariff into the cart. The same tariff returns the identical draft, so that an open order stays. Another one keeps everything that
 * it allows; the dialog has told the fan what is lost.
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

/** The fan's choices that another tariff does not allow, in the order of the order summary. */
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

/** The fan's choices that stay with another tariff. */
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

/** Switches between the versions of one tariff (24 and 12 months); number, SIM and jersey stay. */
export function changeTerm(draft: OrderDraft, tariff: ChosenTariff): OrderDraft {
  return { ...draft, tariff };
}
