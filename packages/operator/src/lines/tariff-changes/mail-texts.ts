import type { Language } from "@tribun/domain";
import { contractWords } from "../../words/contract-words.ts";
import type { MailText } from "../../words/message-types.ts";
import type { Hotline } from "../../base/teams.ts";
import type { Greeting } from "../../words/greeting.ts";

export type ChangeMailFacts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  readonly origin: string;
  /** Formatted for the fan, as are days and prices. */
  readonly msisdn: string;
  readonly before: string;
  readonly monthlyBefore: string;
  readonly tariff: string;
  readonly monthly: string;
  readonly from: string;
  /** Last day of the previous tariff, and the last day to cancel the change. */
  readonly until: string;
  readonly commitmentEnd: string | undefined;
  readonly business: boolean;
};

const closingDe = (f: ChangeMailFacts) =>
  `Warst du das nicht? Ruf uns gleich an: ${f.hotline.shortCode} aus unserem Netz oder kostenlos ${f.hotline.freeNumber}.\n\nDeine Mannschaft von ${f.club}`;
const closingTr = (f: ChangeMailFacts) =>
  `Bunu sen yapmadıysan bizi hemen ara: kendi hattımızdan ${f.hotline.shortCode}, Almanya’daki tüm şebekelerden ücretsiz ${f.hotline.freeNumber}.\n\n${f.club} takımın`;

/** Facts for the contract texts: no early start within the withdrawal period, and no jersey. */
const contract = (f: ChangeMailFacts) => ({ origin: f.origin, business: f.business, earlyStart: false, jersey: undefined });

/** Mails about a tariff change that a fan has declared or cancelled. */
export const CHANGE_MAILS: Record<Language, Record<"declared" | "takenBack", (facts: ChangeMailFacts) => MailText>> = {
  de: {
    declared: (f) => ({
      subject: `Dein Tarif ab ${f.from}: ${f.tariff}`,
      text: `${f.greeting},

dein Tarifwechsel ist vorgemerkt. Bis einschließlich ${f.until} bleibt alles, wie es ist.

Rufnummer: ${f.msisdn}
Neuer Tarif: ${f.tariff}
Gilt ab: ${f.from}
Preis im Monat: ${f.monthly}
Bisher: ${f.before}, ${f.monthlyBefore} im Monat
Kosten des Wechsels: keine
Mindestlaufzeit: ${f.commitmentEnd === undefined ? "keine" : `bis ${f.commitmentEnd}`}
Kündigung: ${f.commitmentEnd === undefined ? "jederzeit" : "zum Ende der Mindestlaufzeit, danach jederzeit"} mit einer Frist von einem Monat

Nummer, SIM und laufende Pakete behältst du. Kündigst du vor dem ${f.from}, entfällt der Wechsel.

Anders überlegt? Bis einschließlich ${f.until} nimmst du den Wechsel hier zurück, ohne Grund und ohne Kosten: ${f.origin}/dashboard/account/overview
${f.business ? contractWords("de").noWithdrawal : "Diese Zeit ist länger als die gesetzliche Widerrufsfrist von 14 Tagen. Du kannst den Wechsel in ihr auch mit jeder anderen eindeutigen Erklärung widerrufen."}

${contractWords("de").documents(contract(f))}

${closingDe(f)}`,
    }),
    takenBack: (f) => ({
      subject: `Du bleibst bei ${f.before}`,
      text: `${f.greeting},

du hast den Wechsel zu ${f.tariff} zurückgenommen. Für ${f.msisdn} gilt weiter ${f.before} für ${f.monthlyBefore} im Monat, und an deinem Vertrag ändert sich nichts.

${closingDe(f)}`,
    }),
  },
  tr: {
    declared: (f) => ({
      subject: `${f.from} tarihinden itibaren tarifen: ${f.tariff}`,
      text: `${f.greeting},

tarife değişikliğin kaydedildi. ${f.until} dahil her şey olduğu gibi kalır.

Numara: ${f.msisdn}
Yeni tarife: ${f.tariff}
Başlangıç: ${f.from}
Aylık ücret: ${f.monthly}
Şimdiki: ${f.before}, aylık ${f.monthlyBefore}
Değişiklik ücreti: yok
Taahhüt: ${f.commitmentEnd === undefined ? "yok" : `${f.commitmentEnd} tarihine kadar`}
Fesih: ${f.commitmentEnd === undefined ? "istediğin zaman" : "taahhüdün sonuna, sonrasında istediğin zaman"}, bir ay önceden bildirerek

Numaran, SIM’in ve süren paketlerin sende kalır. ${f.from} tarihinden önce feshedersen değişiklik düşer.

Fikrin mi değişti? ${f.until} dahil, neden göstermeden ve ücretsiz olarak buradan geri alabilirsin: ${f.origin}/dashboard/account/overview
${f.business ? contractWords("tr").noWithdrawal : "Bu süre 14 günlük yasal cayma süresinden uzundur. Süre içinde, açık olan başka her beyanla da cayabilirsin."}

${contractWords("tr").documents(contract(f))}

${closingTr(f)}`,
    }),
    takenBack: (f) => ({
      subject: `${f.before} ile devam ediyorsun`,
      text: `${f.greeting},

${f.tariff} tarifesine geçişi geri aldın. ${f.msisdn} için ${f.before} aylık ${f.monthlyBefore} ücretle sürüyor, sözleşmende hiçbir şey değişmiyor.

${closingTr(f)}`,
    }),
  },
};
