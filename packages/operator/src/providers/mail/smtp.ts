import { createTransport } from "nodemailer";
import type { Teams } from "../../teams.ts";
import type { MailProvider } from "./mail.ts";

/** Hands mails to an SMTP server. `from` is one address for all clubs; the name is the club's. */
export function smtpMail(url: string, from: string, teams: Teams): MailProvider {
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  return {
    name: "smtp",
    send: async (_db, { teamId, to, subject, text, attachments = [] }) => {
      const name = teams.get(teamId)?.name ?? "Tribün";
      await transport.sendMail({
        from: { name, address: from },
        to: { name: "", address: to },
        subject,
        text,
        attachments: attachments.map(({ fileName, contentType, content }) => ({
          filename: fileName,
          contentType,
          content: Buffer.from(content),
        })),
      });
    },
  };
}
