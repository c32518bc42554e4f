import type { Db } from "../../db/database.ts";

/** One short message. */
export type Sms = {
  readonly teamId: number;
  /** E.164 */
  readonly to: string;
  readonly text: string;
  /** The same for the same message, so that a gateway that is asked twice sends it once. */
  readonly reference: string;
};

/** Sends short messages. Rejects when the message was not taken over. */
export type SmsProvider = { readonly name: string; readonly send: (db: Db, sms: Sms) => Promise<void> };
