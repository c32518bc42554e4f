import { CUSTOMER_TYPES, SIM_TYPES, TARIFF_TYPES, ALLOWANCE_ZONES, PACK_CATEGORIES, PACK_RENEWALS, VALIDITY_UNITS } from "@tribun/domain";
import * as v from "valibot";

const text = (max: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(max));
const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const cents = whole(100_000);
/** -1 means without limit. */
const volume = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(1_000_000));
const localised = v.object({ de: text(600), tr: text(600) });

/** Ids of the partner's catalogue; the operator's own ids never have this format. */
export const tariffExternalId = v.pipe(v.string(), v.regex(/^TRB-[A-Z0-9-]{1,40}$/));
export const optionExternalId = v.pipe(v.string(), v.regex(/^OPT-[A-Z0-9-]{1,40}$/));

/** A pack as the partner's catalogue describes it. Amounts are gross cents. */
export const optionImport = v.object({
  externalId: optionExternalId,
  category: v.picklist(PACK_CATEGORIES),
  tags: v.optional(v.array(text(40)), []),
  name: text(60),
  description: localised,
  priceCents: cents,
  validity: v.object({ unit: v.picklist(VALIDITY_UNITS), value: v.pipe(whole(366), v.minValue(1)) }),
  renewal: v.picklist(PACK_RENEWALS),
  allowance: v.object({
    dataMb: v.optional(volume),
    minutes: v.optional(volume),
    sms: v.optional(volume),
    zone: v.picklist(ALLOWANCE_ZONES),
  }),
});
export const optionUpdate = v.object({
  name: v.optional(text(60)),
  description: v.optional(localised),
  priceCents: v.optional(cents),
  /** False ends the sale; fans who have the pack keep it. */
  onSale: v.optional(v.boolean()),
});

/** A tariff as the partner's catalogue describes it. Amounts are gross cents. */
export const tariffImport = v.object({
  externalId: tariffExternalId,
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(60)),
  type: v.picklist(TARIFF_TYPES),
  name: text(60),
  description: localised,
  priceCents: cents,
  priceNetCents: v.optional(cents),
  connectionFeeCents: cents,
  connectionFeeEsimCents: cents,
  commitmentMonths: v.pipe(whole(24), v.minValue(1)),
  noticeDays: whole(31),
  /** The version of up to 12 months; required for a longer term (§ 56(1) TKG). */
  alternativeExternalId: v.optional(tariffExternalId),
  isAlternative: v.optional(v.boolean(), false),
  dataGb: whole(10_000),
  euDataGb: whole(10_000),
  throttleKbps: whole(100_000),
  minutesDe: v.optional(volume, -1),
  minutesTr: volume,
  sms: v.optional(volume, -1),
  maxDownMbps: whole(10_000),
  maxUpMbps: whole(10_000),
  tech: v.pipe(v.array(text(20)), v.minLength(1)),
  simTypes: v.pipe(v.array(v.picklist(SIM_TYPES)), v.minLength(1)),
  hasFormOption: v.boolean(),
  minAge: whole(99),
  requiresMainLine: v.optional(v.boolean(), false),
  requiresChild: v.optional(v.boolean(), false),
  customerType: v.picklist(CUSTOMER_TYPES),
});
/** Fields that may change for new customers; existing contracts keep what was agreed. */
export const tariffUpdate = v.object({
  description: v.optional(localised),
  priceCents: v.optional(cents),
  priceNetCents: v.optional(cents),
  connectionFeeCents: v.optional(cents),
  connectionFeeEsimCents: v.optional(cents),
});
