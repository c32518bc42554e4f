import { type OtpType, RESET_LINK_MINUTES } from "@tribun/domain";
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
    welcome: ({ greeting, club, address, link }) => ({
      subject: `Willkommen bei ${club}`,
      text: `${greeting},

dein Konto bei ${club} ist eröffnet. Mit deiner E-Mail-Adresse oder deiner Handynummer und deinem Passwort kommst du jederzeit hinein:
${address}/auth/login

Bestätige noch, dass dieses Postfach dir gehört. Der Link gilt 72 Stunden und nur einmal:
${link}

Wenn du dieses Konto nicht selbst eröffnet hast, antworte einfach auf diese E-Mail.

Deine Mannschaft von ${club}`,
    }),
    passwordChanged: ({ greeting, club, hotline }) => ({
      subject: "Dein Passwort wurde geändert",
      text: `${greeting},

dein Passwort bei ${club} wurde gerade geändert, und du bist auf allen Geräten abgemeldet. Melde dich mit dem neuen Passwort wieder an.

Warst du das nicht? Ruf uns gleich an: ${hotline.shortCode} aus unserem Netz oder kostenlos ${hotline.freeNumber}.

Deine Mannschaft von ${club}`,
    }),
    newPassword: ({ greeting, club, hotline, link }) => ({
      subject: `Dein neues Passwort bei ${club}`,
      text: `${greeting},

mit diesem Link setzt du ein neues Passwort. Er gilt ${RESET_LINK_MINUTES} Minuten und nur einmal:
${link}

Hast du das nicht angestoßen, brauchst du nichts zu tun: Dein Passwort gilt weiter. Gib den Link niemandem.

Fragen? Ruf uns an: ${hotline.shortCode} aus unserem Netz oder kostenlos ${hotline.freeNumber}.

Deine Mannschaft von ${club}`,
    }),
    withdrawal: ({ greeting, club, hotline, receiptId, receivedAt, name, contract, email, part, confirmAt }) => ({
      subject: `Dein Widerruf ist angekommen (${receiptId})`,
      text: `${greeting},

wir bestätigen dir nach § 356a BGB, dass dein Widerruf bei uns eingegangen ist.

Eingang: ${receivedAt} Uhr (deutsche Zeit)
Beleg: ${receiptId}
Name: ${name}
Vertrag: ${contract}
E-Mail: ${email}

Inhalt deiner Erklärung: „${WITHDRAWAL_WORDS[part]}“

So geht es weiter: ${confirmAt === undefined ? "Wir prüfen den Vertrag und schreiben dir in den nächsten Tagen." : CONFIRM_WORDS.de(confirmAt)}

${part === "jersey" ? `${RETURN_WORDS.de} Wohin du es schickst, steht in unserer nächsten E-Mail.` : `Was du bezahlt hast, bekommst du spätestens 14 Tage nach Eingang zurück. Ein Trikot ist ein eigener Kauf: Möchtest du auch ihn widerrufen, erklär das bitte getrennt. ${PARTNER_WORDS.de}`}

Bewahr diese E-Mail auf. Fragen beantworten wir unter ${hotline.shortCode} aus unserem Netz oder kostenlos unter ${hotline.freeNumber}.

Deine Mannschaft von ${club}`,
    }),
    termination: ({ greeting, club, hotline, receiptId, receivedAt, name, contract, email, kind, reason, date, endsOn, confirmAt }) => ({
      subject: `Deine Kündigung ist angekommen (${receiptId})`,
      text: `${greeting},

wir bestätigen dir nach § 312k BGB, dass deine Kündigung bei uns eingegangen ist.

Eingang: ${receivedAt} Uhr (deutsche Zeit)
Beleg: ${receiptId}
Art: ${kind === "ordinary" ? "ordentliche Kündigung" : "außerordentliche Kündigung"}
${reason ? `Grund: ${reason}\n` : ""}Name: ${name}
Vertrag: ${contract}
E-Mail: ${email}
${date ? `Gewünschtes Ende: ${date}` : "Ende: zum frühestmöglichen Zeitpunkt"}

So geht es weiter: ${confirmAt === undefined ? "" : `${CONFIRM_WORDS.de(confirmAt)}\n\n`}${endsOn === undefined ? "Wir schreiben dir, an welchem Tag dein Vertrag endet." : `Dein Vertrag endet am ${endsOn}.`} Möchtest du deine Rufnummer mitnehmen, kannst du das bis einen Monat nach diesem Tag. ${PARTNER_WORDS.de}

Bewahr diese E-Mail auf. Fragen beantworten wir unter ${hotline.shortCode} aus unserem Netz oder kostenlos unter ${hotline.freeNumber}.

Deine Mannschaft von ${club}`,
    }),
  },
};
