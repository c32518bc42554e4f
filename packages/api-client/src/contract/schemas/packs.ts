import { PAYMENT_METHODS } from "@tribun/domain";
import * as v from "valibot";
import { day, id, instant, money } from "./common.ts";

/** A pack on sale (flows §4.7). In an allowance -1 means without limit. */
export const option = v.object({
  id,
  externalId: v.string(),
  category: v.picklist(["internet", "voice", "message"]),
  tags: v.array(v.string()),
  name: v.string(),
  description: v.string(),
  price: money,
  validity: v.object({ unit: v.picklist(["hour", "day"]), value: v.number() }),
  renewal: v.picklist(["once", "auto"]),
  allowance: v.object({
    dataMb: v.optional(v.number()),
    minutes: v.optional(v.number()),
    sms: v.optional(v.number()),
    /** Germany, the EU, Türkiye, or Switzerland and the United Kingdom. */
    zone: v.picklist(["de", "eu", "tr", "chuk"]),
  }),
});
export type Option = v.InferOutput<typeof option>;

/** A pack on a line. */
export const activeOption = v.object({
  id,
  option,
  lineId: id,
  /** `scheduled` starts later, because the fan did not ask for an early start. `renewing`: the next period is being paid. */
  state: v.picklist(["scheduled", "active", "renewing"]),
  startedAt: instant,
  endsAt: instant,
  remaining: v.object({ dataMb: v.optional(v.number()), minutes: v.optional(v.number()), sms: v.optional(v.number()) }),
  autoRenew: v.boolean(),
  /** How and until when the purchase can be withdrawn from (L20): the number it is named by, and the last day. */
  withdrawal: v.optional(v.object({ number: v.string(), until: day })),
});
export type ActiveOption = v.InferOutput<typeof activeOption>;

/** `paymentMethodId` is charged at once; without it a hosted checkout opens. */
export const optionPurchase = v.object({
  lineId: id,
  paymentMethodId: v.optional(id),
  /** An unknown one is 1032. */
  paymentVersion: v.picklist([0, 1, 2], "paymentType.invalid"),
  /** What the hosted checkout opens on; one of the version's methods. */
  paymentMethod: v.optional(v.picklist(PAYMENT_METHODS, "paymentType.invalid")),
  /** What the fan was told that it costs; 409 `option.price` where it is another by now. */
  price: v.optional(money),
  /** Start before the 14 days of withdrawal end; free choice (L22). */
  earlyStart: v.boolean(),
  /** With an early start: half an hour before the kick-off of this match, which the pack follows when it is moved. 409 `option.match` for one that it cannot reach. */
  matchId: v.optional(id),
});
export type OptionPurchase = v.InferInput<typeof optionPurchase>;
