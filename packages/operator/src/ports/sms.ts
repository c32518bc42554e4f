import type { Db } from "../db/database.ts";

/** One short message. */
export type Sms = {
  readonly teamId: number;
  /** E.164 */
  readonly to: string;
  readonly text: string;
  /** The same for the same message, so that a gateway that gets it twice sends it once. */
  readonly reference: string;
};

/** Sends short messages. Rejects if the gateway did not accept the message. */
export type SmsProvider = { readonly name: string; readonly send: (db: Db, sms: Sms) => Promise<void> };
