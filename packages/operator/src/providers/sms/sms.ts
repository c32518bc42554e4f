import type { Db } from "../../db/database.ts";

/** One short message. */
export type Sms = {
  readonly teamId: number;
  /** E.164 */
  readonly to: string;
  readonly text: string;
  /** The same for the same message, where a job may hand it over twice. */
  readonly reference?: string;
};

/** Sends short messages. Rejects when the message was not taken over. */
export type SmsProvider = { readonly name: string; readonly send: (db: Db, sms: Sms) => Promise<void> };
