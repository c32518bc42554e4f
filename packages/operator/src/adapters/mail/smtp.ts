import { unbroken } from "@tribun/domain";
import { createTransport } from "nodemailer";
import type { Teams } from "../../base/teams.ts";
import type { MailProvider } from "../../ports/mail.ts";

const TIMEOUT_MS = 10_000;

/**
 * Sends mails to an SMTP server. `from` is one address for all clubs; the name is the club's.
 * @param timeoutMs for connection and greeting; a pause during the session may last twice as long
 */
export function smtpMail(url: string, from: string, teams: Teams, timeoutMs = TIMEOUT_MS): MailProvider {
  const transport = createTransport({ url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: 2 * timeoutMs });
  return {
    name: "smtp",
    send: async (_db, { teamId, to, subject, text, html, reference, attachments = [], replyTo, unsubscribeUrl }) => {
      const name = teams.get(teamId)?.name ?? "Tribün";
      await transport.sendMail({
        messageId: `<${reference}@${from.split("@").at(-1)}>`,
        from: { name, address: from },
        to: { name: "", address: to },
        ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
        subject,
        text: unbroken(text),
        html,
        ...(unsubscribeUrl !== undefined && { headers: oneClick(unsubscribeUrl) }),
        attachments: attachments.map(({ fileName, contentType, content }) => ({
          filename: fileName,
          contentType,
          content: Buffer.from(content),
        })),
      });
    },
  };
}

/**
 * Headers for a mail program's unsubscribe button. The server's signature must include both. The address stays on one line, because some
 * programs do not join a folded one.
 */
const oneClick = (url: string) => ({
  "List-Unsubscribe": { prepared: true, value: `<${url}>` },
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
