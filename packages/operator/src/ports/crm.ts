import type { Language } from "@tribun/domain";
import type { Db } from "../db/database.ts";

/** A lead in the CRM: a person or company that wants to hear from the operator. */
export type CrmLead = {
  /** The operator's id, such as `giveaway:<entry>`; writing the same id again changes that lead and never creates a second one. */
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
  /** Consent to advertising by e-mail with its proof (L29); false after it was withdrawn. */
  readonly emailConsent: boolean;
  readonly consentTextVersion?: string;
  readonly consentAt?: string;
};

/** The customer relationship system. */
export type CrmProvider = {
  readonly name: string;
  /** Creates a lead or changes the one with the same external id. Rejects if the CRM did not accept it. */
  readonly upsertLead: (db: Db, lead: CrmLead) => Promise<void>;
};
