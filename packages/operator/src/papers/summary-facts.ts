import { LANGUAGES, SIM_TYPES, TARIFF_TYPES } from "@tribun/domain";
import * as v from "valibot";
import { summaryText } from "../words/summary-text.ts";

const cents = v.number();

/** The whole content of a contract summary, stored unchanged from its creation; amounts in gross cents. */
export const summaryFacts = v.object({
  id: v.string(),
  language: v.picklist(LANGUAGES),
  teamId: v.number(),
  club: v.string(),
  /** Only the short code in old summaries, which did not store the free number. */
  hotline: v.union([v.object({ shortCode: v.string(), freeNumber: v.string() }), v.string()]),
  website: v.string(),
  createdAt: v.string(),
  tariff: v.object({
    name: v.string(),
    type: v.picklist(TARIFF_TYPES),
    commitmentMonths: v.number(),
    dataGb: v.number(),
    throttleKbps: v.number(),
    euDataGb: v.number(),
    minutesTr: v.number(),
    maxDownMbps: v.number(),
    maxUpMbps: v.number(),
    tech: v.array(v.string()),
  }),
  bonusGb: v.number(),
  simType: v.picklist(SIM_TYPES),
  /** E.164 */
  msisdn: v.exactOptional(v.string()),
  /** The donor's name; missing for a provider outside the list, because the list's entry for all others is no name. */
  portedFrom: v.exactOptional(v.string()),
  /** E.164; present for every ported number. */
  portedNumber: v.exactOptional(v.string()),
  /** `what` describes model, size, name and number; `planId` is the plan of `formPlans`. */
  jersey: v.exactOptional(
    v.object({
      name: v.string(),
      size: v.string(),
      personalised: v.boolean(),
      what: v.exactOptional(v.string()),
      planId: v.exactOptional(v.string()),
    }),
  ),
  /** For a running contract that changes to this tariff: its first day and the last day of the new minimum term. */
  change: v.exactOptional(v.object({ effectiveOn: v.string(), commitmentEnd: v.exactOptional(v.string()) })),
  /** Bought as a business: net prices and no right of withdrawal. */
  business: v.exactOptional(v.boolean()),
  payment: v.object({
    initialOpeningFee: cents,
    jerseyCustomisationFee: cents,
    advanceJerseyFee: cents,
    specialNumberFee: cents,
    identityCharge: cents,
    discount: v.exactOptional(cents),
    openingFeeAfterSwitch: v.exactOptional(cents),
    monthly: cents,
    dueNow: cents,
    vat: cents,
  }),
  /** The text that the fan agreed to (L01), independent of later versions of the texts. */
  words: v.exactOptional(summaryText),
});
export type SummaryFacts = v.InferOutput<typeof summaryFacts>;
