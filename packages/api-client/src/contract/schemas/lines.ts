import { SIM_STATES, SIM_TYPES, TARIFF_TYPES } from "@tribun/domain";
import * as v from "valibot";
import { day, id, instant, money } from "./common.ts";
import { portingInfo } from "./porting-info.ts";
import { tariff } from "./tariff.ts";

/** Volume beside the tariff's own: a pack's, or a bonus that was won. */
export const allowance = v.object({
  id,
  source: v.picklist(["pack", "bonus"]),
  name: v.string(),
  kind: v.picklist(["data", "voice", "sms"]),
  /** Germany, the EU, Türkiye, or Switzerland and the United Kingdom. */
  zone: v.picklist(["de", "eu", "tr", "chuk"]),
  used: v.number(),
  /** -1 means without limit. */
  total: v.number(),
  unit: v.picklist(["GB", "min", "sms"]),
  startsAt: instant,
  endsAt: instant,
  asOf: instant,
});
export type Allowance = v.InferOutput<typeof allowance>;

/** Another SIM on its way. */
export const simReplacement = v.object({
  id,
  type: v.picklist(SIM_TYPES),
  state: v.picklist(["ordered", "shipped", "done", "failed"]),
  fee: money,
  /** It waits for a link in the mailbox that proves its address; another order takes its place. */
  addressUnproven: v.optional(v.boolean()),
  carrier: v.optional(v.string()),
  expectedFrom: v.optional(day),
  expectedTo: v.optional(day),
});
export type SimReplacement = v.InferOutput<typeof simReplacement>;

/** The SIM of a line. */
export const lineSim = v.object({
  type: v.picklist(SIM_TYPES),
  iccidMasked: v.string(),
  eid: v.optional(v.string()),
  state: v.optional(v.picklist(SIM_STATES)),
  /** When an eSIM profile was loaded onto a device. */
  downloadedAt: v.optional(instant),
  replacement: v.optional(simReplacement),
});

/** A tariff that fits a line better than its own, by the yearly advice (§ 57(3) TKG). */
const advice = v.object({
  name: v.string(),
  type: v.picklist(TARIFF_TYPES),
  slug: v.string(),
  dataGb: v.number(),
  price: money,
  /** What the strongest of the past twelve months needed. */
  neededGb: v.number(),
  advisedOn: day,
});

/** A change of the contract by the operator alone, with the right to leave that goes with it (§ 57(1), (2) TKG). */
const contractChange = v.object({
  id,
  /** What changes, in the caller's language. */
  text: v.string(),
  toldOn: day,
  effectiveOn: day,
  /** Last day of a termination that needs no notice. */
  terminateUntil: day,
});

/** Another tariff that a line will have, as its fan declared it. */
export const tariffChange = v.object({
  id,
  tariff,
  /** As agreed, a month. */
  monthly: money,
  /** From the beginning of this day; until then the change can be taken back. */
  effectiveOn: day,
  /** Last day of the minimum term from then on; absent without one. */
  commitmentEnd: v.optional(day),
  declaredAt: instant,
});
export type TariffChange = v.InferOutput<typeof tariffChange>;

/** A tariff that a line may have instead of its own, and what a change that is declared today would come to. */
export const tariffOffer = v.object({
  tariff,
  effectiveOn: day,
  commitmentEnd: v.optional(day),
  /** First day on which it may be chosen, where the minimum term is in its way today. */
  possibleFrom: v.optional(day),
});
export type TariffOffer = v.InferOutput<typeof tariffOffer>;

/** A line as its owner sees it. */
export const line = v.object({
  id,
  msisdn: v.string(),
  /** As it is on sale today; what the fan pays is `monthly`. */
  tariff,
  /** As agreed, a month: a later price of the tariff does not touch it. */
  monthly: money,
  /** GB a month at home beside the tariff's own, by a coupon; it stays with the line whatever tariff it has. */
  bonusGb: v.optional(v.number()),
  status: v.picklist(["pending", "active", "blocked", "ended"]),
  orderId: v.optional(id),
  activatedAt: v.optional(instant),
  commitmentEnd: v.optional(day),
  renewalDate: v.optional(day),
  /** Last day of notice to `commitmentEnd`; absent once it has passed, as any day will do then. */
  cancelBy: v.optional(day),
  /** Last day of a contract that was terminated or withdrawn from. */
  endsOn: v.optional(day),
  remainingGb: v.number(),
  usage: v.array(
    v.object({
      kind: v.picklist(["data", "voice", "sms"]),
      zone: v.picklist(["de", "eu", "tr"]),
      used: v.number(),
      total: v.number(),
      unit: v.picklist(["GB", "min", "sms"]),
      asOf: instant,
    }),
  ),
  /** What packs and bonuses add; those that are about to start as well. */
  allowances: v.optional(v.array(allowance)),
  /** While a pack without limit runs. */
  unlimitedDataUntil: v.optional(instant),
  /** True once the volume is used up: data goes on at the tariff's slow rate. */
  throttled: v.optional(v.boolean()),
  /** Only where the last advice is another tariff. */
  advice: v.optional(advice),
  /** Only those because of which the contract may still end earlier than it does. */
  changes: v.optional(v.array(contractChange)),
  /** While another tariff is about to begin. */
  tariffChange: v.optional(tariffChange),
  /** There is a contract summary of the last change of tariff, of one that is about to begin too. */
  hasChangeSummary: v.optional(v.boolean()),
  /** Data outside the EU has cost four fifths of the cap in this month, or all of it and stands still. */
  roaming: v.optional(v.picklist(["warned", "capped"])),
  sim: lineSim,
  /** While a number is brought along and has not arrived. */
  porting: v.optional(portingInfo),
});
export type Line = v.InferOutput<typeof line>;
