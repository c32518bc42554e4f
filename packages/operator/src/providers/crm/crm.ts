import type { Language } from "@tribun/domain";
import type { Db } from "../../db/database.ts";

/** Somebody who wants to hear from us, as the CRM keeps it. */
export type CrmLead = {
  /** Ours, such as `giveaway:<entry>`; writing the same one again changes that lead and never makes a second one. */
  readonly externalId: string;
  readonly teamId: number;
  readonly source: "giveaway" | "corporate" | "dealer";
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string;
  readonly language: Language;
  readonly company?: string;
  readonly taxNumber?: string;
  readonly vatId?: string;
  readonly lineCount?: number;
  readonly message?: string;
  /** The giveaway that the lead comes from. */
  readonly campaign?: string;
  /** Consent to advertising by e-mail with the proof of it (L29); false once it was taken back. */
  readonly emailConsent: boolean;
  readonly consentTextVersion?: string;
  readonly consentAt?: string;
};

/** The customer relationship system. */
export type CrmProvider = {
  readonly name: string;
  /** Writes a lead or changes the one of the same external id. Rejects when it was not taken over. */
  readonly upsertLead: (db: Db, lead: CrmLead) => Promise<void>;
};
