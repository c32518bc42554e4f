import { sendToSandbox } from "../messages.ts";
import type { MailProvider } from "../../ports/mail.ts";

/** Sends nothing: stores each mail for the console at /sandbox. */
export const sandboxMail = (now: () => Date): MailProvider => ({
  name: "sandbox",
  send: (db, { teamId, to, subject, text, html, reference, replyTo, unsubscribeUrl, attachments = [] }) => {
    const kept = attachments.map(({ fileName, contentType, content }) => ({
      fileName,
      contentType,
      base64: Buffer.from(content).toString("base64"),
    }));
    const headers = {
      "Message-ID": reference,
      ...(replyTo !== undefined && { "Reply-To": replyTo }),
      ...(unsubscribeUrl !== undefined && { "List-Unsubscribe": `<${unsubscribeUrl}>` }),
    };
    const mail = { teamId, channel: "mail", recipient: to, subject, body: text, html, headers, attachments: kept } as const;
    return sendToSandbox(db, mail, now());
  },
});
