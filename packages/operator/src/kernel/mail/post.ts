import { letterHtml, plainText } from "@tribun/mails";
import { clubOf } from "../../base/clubs/clubs.ts";
import { senderOf } from "../../base/clubs/sender.ts";
import type { Teams } from "../../base/teams.ts";
import type { MailProvider, Post } from "../../ports/mail.ts";

/**
 * Puts every letter into its form: HTML and plain text of the same blocks, in the club's look. A fan's letter ends with the sender's data,
 * because a mail is a business letter that must name them (§ 35a GmbHG), and its links open in its language. Replies go to the club's staff.
 * @throws for a club that no folder under `brands/` declares
 */
export function postOf(mail: MailProvider, teams: Teams): Post {
  return {
    name: mail.name,
    send: async (db, { letter, ...envelope }) => {
      // An account that lost its mailbox to another account has no address until the fan gives one; the app's account shows the content as
      // well.
      if (envelope.to === "") return;
      const { email } = clubOf(envelope.teamId).provider;
      const sender = senderOf(envelope.teamId, teams);
      const { subject } = letter;
      // A mail to staff needs no sender's data.
      const form =
        envelope.to === email
          ? { text: plainText(letter), html: await letterHtml(letter, sender, { foot: false }) }
          : { replyTo: email, text: plainText(letter, sender), html: await letterHtml(letter, sender) };
      await mail.send(db, { ...form, ...envelope, subject });
    },
  };
}
