import { CUSTOMER_TYPES, KeywordType, SIM_TYPES, TARIFF_TYPES, COUPON_TYPES, JERSEY_STYLES, NUMBER_SEGMENTS } from "@tribun/domain";
import * as v from "valibot";
import { id, money } from "./common.ts";

/**
 * A tariff on sale (flows §4.7). `totalCost` sums `commitmentMonths` (24 for one-month terms) and the opening fee, without the identity
 * check's charge, which the operator pays back.
 */
export const tariff = v.object({
  id,
  externalId: v.string(),
  slug: v.string(),
  type: v.picklist(TARIFF_TYPES),
  name: v.string(),
  description: v.string(),
  price: money,
  priceNet: v.optional(money),
  pricePhases: v.array(v.object({ fromMonth: v.number(), price: money })),
  /** Fee for opening the line with a SIM by post. */
  connectionFee: money,
  /** Fee for opening the line with an eSIM. */
  connectionFeeEsim: money,
  commitmentMonths: v.number(),
  noticeDays: v.number(),
  /** Version with the short term that § 56(1) TKG requires beside a 24-month one. */
  alternative12Id: v.optional(id),
  /** True for such a short version: lists leave it out, and its sibling links to it. */
  isAlternative: v.boolean(),
  dataGb: v.number(),
  throttleKbps: v.number(),
  euDataGb: v.number(),
  /** -1 means unlimited. */
  minutesDe: v.number(),
  minutesTr: v.number(),
  sms: v.number(),
  maxDownMbps: v.number(),
  maxUpMbps: v.number(),
  tech: v.array(v.string()),
  simTypes: v.array(v.picklist(SIM_TYPES)),
  hasFormOption: v.boolean(),
  eligibility: v.object({
    minAge: v.number(),
    requiresMainLine: v.boolean(),
    requiresChild: v.boolean(),
    customerType: v.picklist(CUSTOMER_TYPES),
  }),
  totalCost: money,
  productSheetFile: v.string(),
});
export type Tariff = v.InferOutput<typeof tariff>;

/** Details of a tariff. `withoutJersey` is present if no jersey goes with it: its order has no jersey step and fetches no jerseys. */
export const tariffByItself = v.object({ ...tariff.entries, withoutJersey: v.optional(v.literal(true)) });

/**
 * A version of a tariff's product information sheet (L03). `since`: German day from which it applies. `fileName`: file in the sheets
 * folder.
 */
export const sheetVersion = v.object({ tariffId: id, version: v.number(), since: v.string(), fileName: v.string() });
export type SheetVersion = v.InferOutput<typeof sheetVersion>;

/** A jersey plan: "form" in the specification is the Turkish forma. */
export const productPlan = v.object({
  id,
  name: v.string(),
  price: money,
  advanceFee: money,
  customisationFee: money,
  sizes: v.array(v.string()),
  models: v.array(v.object({ id: v.string(), name: v.string() })),
  styles: v.array(v.object({ id: v.picklist(JERSEY_STYLES), name: v.string() })),
  juniorOption: v.boolean(),
  material: v.string(),
  manufacturer: v.object({ name: v.string(), address: v.string(), email: v.string() }),
  /** Safety warnings (Art. 19 GPSR), the notice of the legal guarantee, and the seller's number in the packaging register (L37). */
  warnings: v.optional(v.string()),
  guarantee: v.optional(v.string()),
  packagingRegister: v.optional(v.string()),
  images: v.array(v.string()),
});
export type ProductPlan = v.InferOutput<typeof productPlan>;

export const coupon = v.object({
  code: v.string(),
  type: v.picklist(COUPON_TYPES),
  /** Percent, cents, or gigabytes, by `type`. */
  value: v.number(),
  appliesTo: v.array(v.picklist(TARIFF_TYPES)),
  validTo: v.string(),
  terms: v.string(),
});
export type Coupon = v.InferOutput<typeof coupon>;

/** A phone number in the number picker. `msisdn` is E.164. */
export const registryNumber = v.object({
  id,
  msisdn: v.string(),
  kind: v.picklist(NUMBER_SEGMENTS),
  keywordType: v.enum(KeywordType),
  tier: v.picklist(["standard", "bronze", "silver", "gold", "platinum"]),
  fee: money,
});
export type RegistryNumber = v.InferOutput<typeof registryNumber>;
