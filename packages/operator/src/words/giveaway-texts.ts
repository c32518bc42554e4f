import type { Language } from "@tribun/domain";
import type { Hotline } from "../base/teams.ts";
import type { MailText } from "./message-types.ts";
import type { Greeting } from "./greeting.ts";

type Facts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly title: string;
};
type Revocable = Facts & { readonly revokeLink: string };

/** Mails about giveaways. The first one asks the mailbox's owner to confirm and contains no advertising (L29). */
export type GiveawayMails = {
  /** Without the name: an entrant may name another person's address, and the operator would deliver the entrant's text to it. */
  readonly confirm: (facts: Omit<Facts, "greeting"> & { readonly link: string }) => MailText;
  readonly alreadyIn: (facts: Revocable) => MailText;
  readonly confirmed: (facts: Revocable & { readonly drawDay: string; readonly ticket: string }) => MailText;
  readonly won: (facts: Revocable & { readonly prize: string; readonly hotline: Hotline }) => MailText;
  readonly notWon: (facts: Revocable & { readonly protocolLink: string }) => MailText;
};

const de: GiveawayMails = {
  confirm: ({ club, title, link }) => ({
    subject: `Bestätige deine Teilnahme: ${title}`,
    text: `Hallo,

jemand hat diese Adresse bei „${title}“ von ${club} eingetragen. Warst du das, dann bestätige deine Teilnahme innerhalb von 72 Stunden:
${link}

Mit dem Knopf auf dieser Seite nimmst du teil und stimmst der Werbung per E-Mail zu. Diese Zustimmung kannst du jederzeit zurücknehmen, ohne dass du deinen Platz in der Auslosung verlierst.

Warst du es nicht, musst du nichts tun. Ohne Bestätigung gibt es keine Teilnahme und keine weiteren E-Mails.

Deine Mannschaft von ${club}`,
  }),
  alreadyIn: ({ greeting, club, title, revokeLink }) => ({
    subject: `Du bist schon dabei: ${title}`,
    text: `${greeting},

deine Adresse wurde noch einmal bei „${title}“ eingetragen. Du nimmst bereits teil, und jede Adresse zählt einmal. Du musst nichts weiter tun.

Keine Werbung mehr von uns? Dein Platz in der Auslosung bleibt dir:
${revokeLink}

Deine Mannschaft von ${club}`,
  }),
  confirmed: ({ greeting, club, title, drawDay, ticket, revokeLink }) => ({
    subject: `Du bist dabei: ${title}`,
    text: `${greeting},

deine Teilnahme an „${title}“ ist bestätigt. Deine Losnummer ist ${ticket}. Ausgelost wird am ${drawDay}. Das Ergebnis erfährst du per E-Mail, und das Protokoll der Auslosung ist öffentlich.

Keine Werbung mehr von uns? Dein Platz in der Auslosung bleibt dir:
${revokeLink}

Deine Mannschaft von ${club}`,
  }),
  won: ({ greeting, club, title, prize, hotline, revokeLink }) => ({
    subject: `Gewonnen: ${prize}`,
    text: `${greeting},

du hast bei „${title}“ gewonnen: ${prize}. Herzlichen Glückwunsch.

Damit der Gewinn zu dir kommt, antworte bitte innerhalb von 14 Tagen auf diese E-Mail und nenn uns deine Anschrift. Ein Kauf ist nicht nötig, und der Gewinn kostet dich nichts.

Fragen beantworten wir unter ${hotline.shortCode} aus unserem Netz oder kostenlos unter ${hotline.freeNumber}.

Keine Werbung mehr von uns? Dein Gewinn bleibt dir:
${revokeLink}

Deine Mannschaft von ${club}`,
  }),
  notWon: ({ greeting, club, title, protocolLink, revokeLink }) => ({
    subject: `Ausgelost: ${title}`,
    text: `${greeting},

„${title}“ ist ausgelost, und diesmal war das Los nicht auf deiner Seite. Danke, dass du dabei warst.

Das Protokoll der Auslosung kannst du nachlesen:
${protocolLink}

Keine Werbung mehr von uns:
${revokeLink}

Deine Mannschaft von ${club}`,
  }),
};

const tr: GiveawayMails = {
  confirm: ({ club, title, link }) => ({
    subject: `Katılımını onayla: ${title}`,
    text: `Merhaba,

bu adres ${club} tarafından düzenlenen “${title}” çekilişine yazıldı. Yazan sensen katılımını 72 saat içinde onayla:
${link}

O sayfadaki düğmeyle çekilişe katılır ve e-postayla reklama izin verirsin. Bu izni dilediğin zaman, çekilişteki yerini kaybetmeden geri alabilirsin.

Yazan sen değilsen hiçbir şey yapman gerekmez. Onay olmadan katılım olmaz ve başka e-posta gelmez.

${club} takımın`,
  }),
  alreadyIn: ({ greeting, club, title, revokeLink }) => ({
    subject: `Zaten katıldın: ${title}`,
    text: `${greeting},

adresin “${title}” çekilişine bir kez daha yazıldı. Sen zaten katıldın ve her adres bir kez sayılır. Başka bir şey yapman gerekmez.

Bizden reklam almak istemiyor musun? Çekilişteki yerin sende kalır:
${revokeLink}

${club} takımın`,
  }),
  confirmed: ({ greeting, club, title, drawDay, ticket, revokeLink }) => ({
    subject: `Katıldın: ${title}`,
    text: `${greeting},

“${title}” çekilişine katılımın onaylandı. Katılım numaran: ${ticket}. Çekiliş günü: ${drawDay}. Sonucu e-postayla öğrenirsin; çekiliş tutanağı herkese açıktır.

Bizden reklam almak istemiyor musun? Çekilişteki yerin sende kalır:
${revokeLink}

${club} takımın`,
  }),
  won: ({ greeting, club, title, prize, hotline, revokeLink }) => ({
    subject: `Kazandın: ${prize}`,
    text: `${greeting},

“${title}” çekilişinde kazandın: ${prize}. Tebrikler.

Ödülün sana ulaşması için 14 gün içinde bu e-postayı yanıtla ve adresini yaz. Satın alma şartı yok, ödül için hiçbir ücret ödemezsin.

Soruların için bizi ara: kendi hattımızdan ${hotline.shortCode}, Almanya’daki tüm şebekelerden ücretsiz ${hotline.freeNumber}.

Bizden reklam almak istemiyor musun? Ödülün sende kalır:
${revokeLink}

${club} takımın`,
  }),
  notWon: ({ greeting, club, title, protocolLink, revokeLink }) => ({
    subject: `Çekiliş yapıldı: ${title}`,
    text: `${greeting},

“${title}” çekilişi yapıldı; bu kez şans senden yana olmadı. Katıldığın için teşekkürler.

Çekiliş tutanağını buradan okuyabilirsin:
${protocolLink}

Bizden reklam almak istemiyorsan:
${revokeLink}

${club} takımın`,
  }),
};

/** In both languages. */
export const GIVEAWAY_MAILS: Record<Language, GiveawayMails> = { de, tr };
