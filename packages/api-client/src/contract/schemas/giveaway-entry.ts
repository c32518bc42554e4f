import { email, firstName, isoDate, lastName, mobilePhone } from "@tribun/domain";
import * as v from "valibot";
import { id } from "./common.ts";

/** What is typed to enter a giveaway. By itself, as a page that shows one needs none of its rules. */
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
  /** The initials may stand in the protocol beside the number, should the entry win. */
  consentName: v.optional(v.boolean()),
  /** A field that people do not see. Whoever fills it in is a program and gets the usual answer for nothing. */
  website: v.optional(v.pipe(v.string(), v.maxLength(500))),
});
export type GiveawayEntryInput = v.InferInput<typeof giveawayEntry>;
