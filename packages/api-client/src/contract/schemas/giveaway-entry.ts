import { email, firstName, isoDate, lastName, mobilePhone } from "@tribun/domain";
import * as v from "valibot";
import { id } from "./common.ts";

/** Form fields of a giveaway entry. In a file of its own, because a page that only shows a giveaway needs none of these rules. */
export const giveawayEntry = v.object({
  giveawayKey: id,
  firstName,
  lastName,
  email,
  phone: v.optional(mobilePhone),
  birthday: isoDate,
  consentMarketing: v.literal(true, "consentMarketing.required"),
  consentTextVersion: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  terms: v.literal(true, "giveawayTerms.required"),
  /** Allows the fan's initials beside the entry's number in the protocol if the entry wins. */
  consentName: v.optional(v.boolean()),
  /** Honeypot that the page hides. A program that fills it in gets the usual answer without an entry. */
  website: v.optional(v.pipe(v.string(), v.maxLength(500))),
});
export type GiveawayEntryInput = v.InferInput<typeof giveawayEntry>;
