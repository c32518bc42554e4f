import { clubOf } from "../../seed/clubs.ts";
import type { Teams } from "../../teams.ts";
import { linksInLanguage } from "./links-in-language.ts";
import type { MailProvider } from "./mail.ts";

/**
 * Ends every mail to a fan with who has written it: firm, seat, register and how to reach it, because a business letter has to
 * say so and a mail is one (§ 35a GmbHG); the imprint holds the rest. An answer goes to the club's people, and links open in the mail's
 * language. In one place, so that no mail can forget it.
 */
export function withSender(mail: MailProvider, teams: Teams): MailProvider {
  return {
    name: mail.name,
    send: async (db, letter) => {
      // An account whose mailbox went to its owner has none until its fan gives another one; what is sent stands in the account too.
      if (letter.to === "") return;
      const { name, address, register, phone, email } = clubOf(letter.teamId).provider;
      // Care knows who it is.
      if (letter.to === email) return mail.send(db, letter);
      const origin = teams.get(letter.teamId)?.origin;
      const imprint = origin === undefined ? [] : [`Impressum / Künye: ${origin}/information/tag`];
      const foot = ["-- ", `${name}, ${address}`, register, `${phone} · ${email}`, ...imprint];
      const text = origin === undefined ? letter.text : linksInLanguage(letter.text, origin);
      return mail.send(db, { replyTo: email, ...letter, text: `${text}\n\n${foot.join("\n")}` });
    },
  };
}
