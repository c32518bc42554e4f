import * as v from "valibot";
import type { Db } from "../../db/database.ts";

/** Somebody who wants to hear from us, as the CRM keeps it. */
export const crmLead = v.object({
  /** Ours, such as `giveaway:<entry>`; writing the same one again changes that lead and never makes a second one. */
  externalId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(120)),
  teamId: v.number(),
  source: v.picklist(["giveaway", "corporate"]),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.exactOptional(v.string()),
  language: v.picklist(["tr", "de"]),
  company: v.exactOptional(v.string()),
  taxNumber: v.exactOptional(v.string()),
  vatId: v.exactOptional(v.string()),
  lineCount: v.exactOptional(v.number()),
  message: v.exactOptional(v.string()),
  /** The giveaway that the lead comes from. */
  campaign: v.exactOptional(v.string()),
  /** Consent to advertising by e-mail with the proof of it (L29); false once it was taken back. */
  emailConsent: v.boolean(),
  consentTextVersion: v.exactOptional(v.string()),
  consentAt: v.exactOptional(v.string()),
});
export type CrmLead = v.InferOutput<typeof crmLead>;

/** The customer relationship system. */
export type CrmProvider = {
  readonly name: string;
  /** Writes a lead or changes the one of the same external id. Rejects when it was not taken over. */
  readonly upsertLead: (db: Db, lead: CrmLead) => Promise<void>;
};
