import { SIM_STATES, SIM_TYPES, TARIFF_TYPES, ALLOWANCE_KINDS, ALLOWANCE_UNITS, ALLOWANCE_ZONES, USAGE_ZONES } from "@tribun/domain";
import * as v from "valibot";
import { day, id, instant, money } from "./common.ts";
import { portingInfo } from "./porting-info.ts";
import { tariff } from "./tariff.ts";

/** Volume in addition to the tariff's own: of a pack, or of a bonus that the fan won. */
export const allowance = v.object({
  id,
  source: v.picklist(["pack", "bonus"]),
  name: v.string(),
  kind: v.picklist(ALLOWANCE_KINDS),
  /** Germany, the EU, Türkiye, or Switzerland and the United Kingdom. */
  zone: v.picklist(ALLOWANCE_ZONES),
  used: v.number(),
  /** -1 means without limit. */
  total: v.number(),
  unit: v.picklist(ALLOWANCE_UNITS),
  startsAt: instant,
  endsAt: instant,
  asOf: instant,
});
export type Allowance = v.InferOutput<typeof allowance>;

/** A replacement SIM that is ordered. */
export const simReplacement = v.object({
  id,
  type: v.picklist(SIM_TYPES),
  state: v.picklist(["ordered", "shipped", "done", "failed"]),
  fee: money,
  /** The order waits until the fan proves the address by the mailed link; another order replaces it. */
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
  /** Time at which a device loaded the eSIM profile. */
  downloadedAt: v.optional(instant),
  replacement: v.optional(simReplacement),
});

/** A tariff that fits a line better than its own, from the yearly advice (§ 57(3) TKG). */
const advice = v.object({
  name: v.string(),
  type: v.picklist(TARIFF_TYPES),
  slug: v.string(),
  dataGb: v.number(),
  price: money,
  /** Data of the busiest of the past twelve months. */
  neededGb: v.number(),
  advisedOn: day,
});

/** A change of the contract by the operator, with the fan's right to terminate (§ 57(1), (2) TKG). */
const contractChange = v.object({
  id,
  /** What changes, in the caller's language. */
  text: v.string(),
  toldOn: day,
  effectiveOn: day,
  /** Last day for a termination without notice. */
  terminateUntil: day,
});

/** A declared change to another tariff that has not begun. */
export const tariffChange = v.object({
  id,
  tariff,
  /** Agreed monthly price. */
  monthly: money,
  /** The change begins with this day; until then the fan can cancel it. */
  effectiveOn: day,
  /** Last day of the new minimum term; absent without one. */
  commitmentEnd: v.optional(day),
  declaredAt: instant,
});
export type TariffChange = v.InferOutput<typeof tariffChange>;

/** A tariff that a line may change to, and the dates of a change declared today. */
export const tariffOffer = v.object({
  tariff,
  effectiveOn: day,
  commitmentEnd: v.optional(day),
  /** First day on which the fan may choose it, if the minimum term prevents it today. */
  possibleFrom: v.optional(day),
});
export type TariffOffer = v.InferOutput<typeof tariffOffer>;

/** A line as its owner sees it. */
export const line = v.object({
  id,
  msisdn: v.string(),
  /** As it is on sale today; the fan pays `monthly`. */
  tariff,
  /** Agreed monthly price; a later price of the tariff does not change it. */
  monthly: money,
  /** Additional GB a month at home, from a coupon; it stays with the line through tariff changes. */
  bonusGb: v.optional(v.number()),
  status: v.picklist(["pending", "active", "blocked", "ended"]),
  orderId: v.optional(id),
  activatedAt: v.optional(instant),
  commitmentEnd: v.optional(day),
  renewalDate: v.optional(day),
  /** Last day of notice for `commitmentEnd`; absent afterwards, because the fan may then terminate to any day. */
  cancelBy: v.optional(day),
  /** Last day of a terminated or withdrawn contract. */
  endsOn: v.optional(day),
  remainingGb: v.number(),
  usage: v.array(
    v.object({
      kind: v.picklist(ALLOWANCE_KINDS),
      zone: v.picklist(USAGE_ZONES),
      used: v.number(),
      total: v.number(),
      unit: v.picklist(ALLOWANCE_UNITS),
      asOf: instant,
    }),
  ),
  /** Volume of packs and bonuses, including those that start later. */
  allowances: v.optional(v.array(allowance)),
  /** Present while a pack without limit runs. */
  unlimitedDataUntil: v.optional(instant),
  /** True after the volume is used up: data continues at the tariff's reduced rate. */
  throttled: v.optional(v.boolean()),
  /** Only where the latest advice recommends another tariff. */
  advice: v.optional(advice),
  /** Only changes that still allow the fan to end the contract early. */
  changes: v.optional(v.array(contractChange)),
  /** Present while another tariff is about to begin. */
  tariffChange: v.optional(tariffChange),
  /** True if the latest tariff change has a contract summary, including a change that has not begun. */
  hasChangeSummary: v.optional(v.boolean()),
  /** Data outside the EU has cost four fifths of this month's cap (`warned`) or the whole cap and is stopped (`capped`). */
  roaming: v.optional(v.picklist(["warned", "capped"])),
  sim: lineSim,
  /** Present while the number is being ported. */
  porting: v.optional(portingInfo),
});
export type Line = v.InferOutput<typeof line>;
