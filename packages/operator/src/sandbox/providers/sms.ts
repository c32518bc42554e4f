import { sendToSandbox } from "../messages.ts";
import { asSms } from "../../ports/sms-segments.ts";
import type { SmsProvider } from "../../ports/sms.ts";

/** Sends nothing: stores each SMS for the console at /sandbox. */
export const sandboxSms = (now: () => Date): SmsProvider => ({
  name: "sandbox",
  send: (db, { teamId, to, text }) => sendToSandbox(db, { teamId, channel: "sms", recipient: to, body: asSms(text) }, now()),
});
