import { type OtpType, RESET_LINK_MINUTES } from "@tribun/domain";
import { button, facts, link, quote } from "@tribun/mails";
import { DE, german } from "./letters.ts";
import { CONFIRM_WORDS, PARTNER_WORDS, RETURN_WORDS, WITHDRAWAL_WORDS } from "./declared-words.ts";
import type { Messages } from "./message-types.ts";
import { boundCode } from "./written.ts";

const PURPOSE: Record<OtpType, string> = {
  order: "für deine Bestellung",
  register: "für dein neues Konto",
  resetPassword: "für dein neues Passwort",
  changePhone: "für deine neue Handynummer",
};

export const de: Messages = {
  sms: {
    code: ({ code, club, type, host }) =>
      boundCode(`${club}: ${code} ist dein Code ${PURPOSE[type]}. Er gilt 5 Minuten. Gib ihn niemandem, auch nicht uns.`, host, code),
  },
  mail: {
    welcome: ({ greeting, club, address, link: confirm }) =>
      german(
        { greeting, club },
        `Willkommen bei ${club}`,
        `dein Konto bei ${club} ist eröffnet. Mit deiner E-Mail-Adresse oder deiner Handynummer und deinem Passwort kommst du jederzeit hinein.`,
        link("Anmelden", `${address}/auth/login`),
        "Bestätige noch, dass dieses Postfach dir gehört. Der Link gilt 72 Stunden und nur einmal.",
        button("E-Mail-Adresse bestätigen", confirm),
        "Wenn du dieses Konto nicht selbst eröffnet hast, antworte einfach auf diese E-Mail.",
      ),
    passwordChanged: ({ greeting, club, hotline }) =>
      german(
        { greeting, club },
        "Dein Passwort wurde geändert",
        `dein Passwort bei ${club} wurde gerade geändert, und du bist auf allen Geräten abgemeldet. Melde dich mit dem neuen Passwort wieder an.`,
        DE.notYou(hotline),
      ),
    newPassword: ({ greeting, club, hotline, link }) =>
      german(
        { greeting, club },
        `Dein neues Passwort bei ${club}`,
        `mit diesem Link setzt du ein neues Passwort. Er gilt ${RESET_LINK_MINUTES} Minuten und nur einmal.`,
        button("Neues Passwort setzen", link),
        "Hast du das nicht angestoßen, brauchst du nichts zu tun: Dein Passwort gilt weiter. Gib den Link niemandem.",
        DE.questions(hotline),
      ),
    withdrawal: ({ greeting, club, hotline, receiptId, receivedAt, name, contract, email, part, confirmAt }) =>
      german(
        { greeting, club },
        `Dein Widerruf ist angekommen (${receiptId})`,
        "wir bestätigen dir nach § 356a BGB, dass dein Widerruf bei uns eingegangen ist.",
        facts(
          ["Eingang", `${receivedAt} Uhr (deutsche Zeit)`],
          ["Beleg", receiptId],
          ["Name", name],
          ["Vertrag", contract],
          ["E-Mail", email],
        ),
        quote(`„${WITHDRAWAL_WORDS[part]}“`, "Inhalt deiner Erklärung:"),
        confirmAt === undefined
          ? "So geht es weiter: Wir prüfen den Vertrag und schreiben dir in den nächsten Tagen."
          : CONFIRM_WORDS.de(confirmAt),
        part === "jersey"
          ? `${RETURN_WORDS.de} Wohin du es schickst, steht in unserer nächsten E-Mail.`
          : `Was du bezahlt hast, bekommst du spätestens 14 Tage nach Eingang zurück. Ein Trikot ist ein eigener Kauf: Möchtest du auch ihn widerrufen, erklär das bitte getrennt. ${PARTNER_WORDS.de}`,
        "Bewahr diese E-Mail auf.",
        DE.questions(hotline),
      ),
    termination: ({ greeting, club, hotline, receiptId, receivedAt, name, contract, email, kind, reason, date, endsOn, confirmAt }) =>
      german(
        { greeting, club },
        `Deine Kündigung ist angekommen (${receiptId})`,
        "wir bestätigen dir nach § 312k BGB, dass deine Kündigung bei uns eingegangen ist.",
        facts(
          ["Eingang", `${receivedAt} Uhr (deutsche Zeit)`],
          ["Beleg", receiptId],
          ["Art", kind === "ordinary" ? "ordentliche Kündigung" : "außerordentliche Kündigung"],
          reason !== undefined && reason !== "" && ["Grund", reason],
          ["Name", name],
          ["Vertrag", contract],
          ["E-Mail", email],
          date ? ["Gewünschtes Ende", date] : ["Ende", "zum frühestmöglichen Zeitpunkt"],
        ),
        confirmAt !== undefined && CONFIRM_WORDS.de(confirmAt),
        `${endsOn === undefined ? "Wir schreiben dir, an welchem Tag dein Vertrag endet." : `Dein Vertrag endet am ${endsOn}.`} Möchtest du deine Rufnummer mitnehmen, kannst du das bis einen Monat nach diesem Tag. ${PARTNER_WORDS.de}`,
        "Bewahr diese E-Mail auf.",
        DE.questions(hotline),
      ),
  },
};
