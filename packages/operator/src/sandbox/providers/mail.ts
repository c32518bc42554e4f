import { sendToSandbox } from "../messages.ts";
import type { MailProvider } from "../../ports/mail.ts";

/** Sends nothing: stores each mail for the console at /sandbox. */
export const sandboxMail = (now: () => Date): MailProvider => ({
  name: "sandbox",
  send: (db, { teamId, to, subject, text, attachments = [] }) => {
    const kept = attachments.map(({ fileName, contentType, content }) => ({
      fileName,
      contentType,
      base64: Buffer.from(content).toString("base64"),
    }));
    return sendToSandbox(db, { teamId, channel: "mail", recipient: to, subject, body: text, attachments: kept }, now());
  },
});
