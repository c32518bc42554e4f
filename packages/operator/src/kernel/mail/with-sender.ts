import { clubOf } from "../../base/clubs/clubs.ts";
import type { Teams } from "../../base/teams.ts";
import { linksInLanguage } from "./links-in-language.ts";
import type { MailProvider } from "../../ports/mail.ts";

/**
 * Appends the sender's data to every mail for a fan: firm, seat, register and contact, because a mail is a business letter that must name
 * them (§ 35a GmbHG); the imprint holds the rest. Replies go to the club's staff, and links open in the mail's language. All mails pass
 * through here, so that none omits it.
 */
export function withSender(mail: MailProvider, teams: Teams): MailProvider {
  return {
    name: mail.name,
    send: async (db, letter) => {
      // An account that lost its mailbox to another account has no address until the fan gives one; the app's account shows the content as
      // well.
      if (letter.to === "") return;
      const { name, address, register, phone, email } = clubOf(letter.teamId).provider;
      // A mail to staff needs no sender's data.
      if (letter.to === email) return mail.send(db, letter);
      const origin = teams.get(letter.teamId)?.origin;
      const imprint = origin === undefined ? [] : [`Impressum / Künye: ${origin}/information/tag`];
      const foot = ["-- ", `${name}, ${address}`, register, `${phone} · ${email}`, ...imprint];
      const text = origin === undefined ? letter.text : linksInLanguage(letter.text, origin);
      return mail.send(db, { replyTo: email, ...letter, text: `${text}\n\n${foot.join("\n")}` });
    },
  };
}
