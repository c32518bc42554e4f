import { PAYMENT_METHODS, ALLOWANCE_ZONES, PACK_CATEGORIES, PACK_RENEWALS, VALIDITY_UNITS } from "@tribun/domain";
import * as v from "valibot";
import { day, id, instant, money } from "./common.ts";

/** A pack on sale (flows §4.7). -1 in an allowance means unlimited. */
export const option = v.object({
  id,
  externalId: v.string(),
  category: v.picklist(PACK_CATEGORIES),
  tags: v.array(v.string()),
  name: v.string(),
  description: v.string(),
  price: money,
  validity: v.object({ unit: v.picklist(VALIDITY_UNITS), value: v.number() }),
  renewal: v.picklist(PACK_RENEWALS),
  allowance: v.object({
    dataMb: v.optional(v.number()),
    minutes: v.optional(v.number()),
    sms: v.optional(v.number()),
    /** Germany, the EU, Türkiye, or Switzerland and the United Kingdom. */
    zone: v.picklist(ALLOWANCE_ZONES),
  }),
});
export type Option = v.InferOutput<typeof option>;

/** A pack on a line. */
export const activeOption = v.object({
  id,
  option,
  lineId: id,
  /** `scheduled` starts later, because the fan did not request an early start. `renewing`: the payment of the next period is running. */
  state: v.picklist(["scheduled", "active", "renewing"]),
  startedAt: instant,
  endsAt: instant,
  remaining: v.object({ dataMb: v.optional(v.number()), minutes: v.optional(v.number()), sms: v.optional(v.number()) }),
  autoRenew: v.boolean(),
  /** Withdrawal from the purchase (L20): its number and the last day. */
  withdrawal: v.optional(v.object({ number: v.string(), until: day })),
});
export type ActiveOption = v.InferOutput<typeof activeOption>;

/** The operator charges `paymentMethodId` at once; without it, it opens a hosted checkout. */
export const optionPurchase = v.object({
  lineId: id,
  paymentMethodId: v.optional(id),
  /** An unknown version is 1032. */
  paymentVersion: v.picklist([0, 1, 2], "paymentType.invalid"),
  /** Method that the hosted checkout preselects; one of the version's methods. */
  paymentMethod: v.optional(v.picklist(PAYMENT_METHODS, "paymentType.invalid")),
  /** Price that the fan saw; 409 `option.price` if it has changed. */
  price: v.optional(money),
  /** Start before the 14 days of withdrawal end; optional (L22). */
  earlyStart: v.boolean(),
  /** With an early start: the pack begins half an hour before this match's kick-off and moves with it. 409 `option.match` if it cannot. */
  matchId: v.optional(id),
});
export type OptionPurchase = v.InferInput<typeof optionPurchase>;
