import type { Language } from "@tribun/domain";
import { aside, button, facts, type Letter, link } from "@tribun/mails";
import { DE, TR, german, turkish } from "./letters.ts";
import type { Hotline } from "../base/teams.ts";
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
  readonly confirm: (facts: Omit<Facts, "greeting"> & { readonly link: string }) => Letter;
  readonly alreadyIn: (facts: Revocable) => Letter;
  readonly confirmed: (facts: Revocable & { readonly drawDay: string; readonly ticket: string }) => Letter;
  readonly won: (facts: Revocable & { readonly prize: string; readonly hotline: Hotline }) => Letter;
  readonly notWon: (facts: Revocable & { readonly protocolLink: string }) => Letter;
};

const de: GiveawayMails = {
  confirm: ({ club, title, link }) =>
    german(
      { club },
      `Bestätige deine Teilnahme: ${title}`,
      `jemand hat diese Adresse bei „${title}“ von ${club} eingetragen. Warst du das, dann bestätige deine Teilnahme innerhalb von 72 Stunden.`,
      button("Teilnahme bestätigen", link),
      "Mit dem Knopf auf dieser Seite nimmst du teil und stimmst der Werbung per E-Mail zu. Diese Zustimmung kannst du jederzeit zurücknehmen, ohne dass du deinen Platz in der Auslosung verlierst.",
      "Warst du es nicht, musst du nichts tun. Ohne Bestätigung gibt es keine Teilnahme und keine weiteren E-Mails.",
    ),
  alreadyIn: ({ greeting, club, title, revokeLink }) =>
    german(
      { greeting, club },
      `Du bist schon dabei: ${title}`,
      `deine Adresse wurde noch einmal bei „${title}“ eingetragen. Du nimmst bereits teil, und jede Adresse zählt einmal. Du musst nichts weiter tun.`,
      aside("Keine Werbung mehr von uns? Dein Platz in der Auslosung bleibt dir."),
      link("Werbung abbestellen", revokeLink),
    ),
  confirmed: ({ greeting, club, title, drawDay, ticket, revokeLink }) =>
    german(
      { greeting, club },
      `Du bist dabei: ${title}`,
      `deine Teilnahme an „${title}“ ist bestätigt.`,
      facts(["Deine Losnummer", ticket], ["Ausgelost wird am", drawDay]),
      "Das Ergebnis erfährst du per E-Mail, und das Protokoll der Auslosung ist öffentlich.",
      aside("Keine Werbung mehr von uns? Dein Platz in der Auslosung bleibt dir."),
      link("Werbung abbestellen", revokeLink),
    ),
  won: ({ greeting, club, title, prize, hotline, revokeLink }) =>
    german(
      { greeting, club },
      `Gewonnen: ${prize}`,
      `du hast bei „${title}“ gewonnen: ${prize}. Herzlichen Glückwunsch.`,
      "Damit der Gewinn zu dir kommt, antworte bitte innerhalb von 14 Tagen auf diese E-Mail und nenn uns deine Anschrift. Ein Kauf ist nicht nötig, und der Gewinn kostet dich nichts.",
      DE.questions(hotline),
      aside("Keine Werbung mehr von uns? Dein Gewinn bleibt dir."),
      link("Werbung abbestellen", revokeLink),
    ),
  notWon: ({ greeting, club, title, protocolLink, revokeLink }) =>
    german(
      { greeting, club },
      `Ausgelost: ${title}`,
      `„${title}“ ist ausgelost, und diesmal war das Los nicht auf deiner Seite. Danke, dass du dabei warst.`,
      "Wie gelost wurde, kannst du im Protokoll nachlesen.",
      button("Protokoll lesen", protocolLink),
      aside("Keine Werbung mehr von uns?"),
      link("Werbung abbestellen", revokeLink),
    ),
};

const tr: GiveawayMails = {
  confirm: ({ club, title, link }) =>
    turkish(
      { club },
      `Katılımını onayla: ${title}`,
      `bu adres ${club} tarafından düzenlenen “${title}” çekilişine yazıldı. Yazan sensen katılımını 72 saat içinde onayla.`,
      button("Katılımımı onayla", link),
      "O sayfadaki düğmeyle çekilişe katılır ve e-postayla reklama izin verirsin. Bu izni dilediğin zaman, çekilişteki yerini kaybetmeden geri alabilirsin.",
      "Yazan sen değilsen hiçbir şey yapman gerekmez. Onay olmadan katılım olmaz ve başka e-posta gelmez.",
    ),
  alreadyIn: ({ greeting, club, title, revokeLink }) =>
    turkish(
      { greeting, club },
      `Zaten katıldın: ${title}`,
      `adresin “${title}” çekilişine bir kez daha yazıldı. Sen zaten katıldın ve her adres bir kez sayılır. Başka bir şey yapman gerekmez.`,
      aside("Bizden reklam almak istemiyor musun? Çekilişteki yerin sende kalır."),
      link("Reklamları durdur", revokeLink),
    ),
  confirmed: ({ greeting, club, title, drawDay, ticket, revokeLink }) =>
    turkish(
      { greeting, club },
      `Katıldın: ${title}`,
      `“${title}” çekilişine katılımın onaylandı.`,
      facts(["Katılım numaran", ticket], ["Çekiliş günü", drawDay]),
      "Sonucu e-postayla öğrenirsin; çekiliş tutanağı herkese açıktır.",
      aside("Bizden reklam almak istemiyor musun? Çekilişteki yerin sende kalır."),
      link("Reklamları durdur", revokeLink),
    ),
  won: ({ greeting, club, title, prize, hotline, revokeLink }) =>
    turkish(
      { greeting, club },
      `Kazandın: ${prize}`,
      `“${title}” çekilişinde kazandın: ${prize}. Tebrikler.`,
      "Ödülün sana ulaşması için 14 gün içinde bu e-postayı yanıtla ve adresini yaz. Satın alma şartı yok, ödül için hiçbir ücret ödemezsin.",
      TR.questions(hotline),
      aside("Bizden reklam almak istemiyor musun? Ödülün sende kalır."),
      link("Reklamları durdur", revokeLink),
    ),
  notWon: ({ greeting, club, title, protocolLink, revokeLink }) =>
    turkish(
      { greeting, club },
      `Çekiliş yapıldı: ${title}`,
      `“${title}” çekilişi yapıldı; bu kez şans senden yana olmadı. Katıldığın için teşekkürler.`,
      "Çekiliş tutanağını buradan okuyabilirsin.",
      button("Tutanağı oku", protocolLink),
      aside("Bizden reklam almak istemiyor musun?"),
      link("Reklamları durdur", revokeLink),
    ),
};

/** In both languages. */
export const GIVEAWAY_MAILS: Record<Language, GiveawayMails> = { de, tr };
