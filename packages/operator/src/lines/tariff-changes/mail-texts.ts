import type { Language } from "@tribun/domain";
import { button, facts, type Letter } from "@tribun/mails";
import { DE, TR, german, turkish } from "../../words/letters.ts";
import { contractWords } from "../../words/contract-words.ts";
import type { Hotline } from "../../base/teams.ts";
import type { Greeting } from "../../words/greeting.ts";

export type ChangeMailFacts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  readonly origin: string;
  /** Address of the line's page. */
  readonly page: string;
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

/** Facts for the contract texts: no early start within the withdrawal period, and no jersey. */
const contract = (f: ChangeMailFacts) => ({ origin: f.origin, business: f.business, earlyStart: false, jersey: undefined });

/** Mails about a tariff change that a fan has declared or cancelled. */
export const CHANGE_MAILS: Record<Language, Record<"declared" | "takenBack", (facts: ChangeMailFacts) => Letter>> = {
  de: {
    declared: (f) =>
      german(
        f,
        { subject: `Dein Tarif ab ${f.from}: ${f.tariff}`, heading: `Ab ${f.from}: ${f.tariff}` },
        `dein Tarifwechsel ist vorgemerkt. Bis einschließlich ${f.until} bleibt alles, wie es ist.`,
        facts(
          ["Rufnummer", f.msisdn],
          ["Neuer Tarif", f.tariff],
          ["Gilt ab", f.from],
          ["Preis im Monat", f.monthly],
          ["Bisher", `${f.before}, ${f.monthlyBefore} im Monat`],
          ["Kosten des Wechsels", "keine"],
          ["Mindestlaufzeit", f.commitmentEnd === undefined ? "keine" : `bis ${f.commitmentEnd}`],
          [
            "Kündigung",
            `${f.commitmentEnd === undefined ? "jederzeit" : "zum Ende der Mindestlaufzeit, danach jederzeit"} mit einer Frist von einem Monat`,
          ],
        ),
        `Nummer, SIM und laufende Pakete behältst du. Kündigst du vor dem ${f.from}, entfällt der Wechsel.`,
        `Anders überlegt? Bis einschließlich ${f.until} nimmst du den Wechsel zurück, ohne Grund und ohne Kosten.`,
        button("Wechsel zurücknehmen", f.page),
        f.business
          ? contractWords("de").noWithdrawal
          : "Diese Zeit ist länger als die gesetzliche Widerrufsfrist von 14 Tagen. Du kannst den Wechsel in ihr auch mit jeder anderen eindeutigen Erklärung widerrufen.",
        contractWords("de").documents(contract(f)),
        DE.notYou(f.hotline),
      ),
    takenBack: (f) =>
      german(
        f,
        `Du bleibst bei ${f.before}`,
        `du hast den Wechsel zu ${f.tariff} zurückgenommen. Für ${f.msisdn} gilt weiter ${f.before} für ${f.monthlyBefore} im Monat, und an deinem Vertrag ändert sich nichts.`,
        DE.notYou(f.hotline),
      ),
  },
  tr: {
    declared: (f) =>
      turkish(
        f,
        { subject: `${f.from} tarihinden itibaren tarifen: ${f.tariff}`, heading: `${f.from} itibarıyla: ${f.tariff}` },
        `tarife değişikliğin kaydedildi. ${f.until} dahil her şey olduğu gibi kalır.`,
        facts(
          ["Numara", f.msisdn],
          ["Yeni tarife", f.tariff],
          ["Başlangıç", f.from],
          ["Aylık ücret", f.monthly],
          ["Şimdiki", `${f.before}, aylık ${f.monthlyBefore}`],
          ["Değişiklik ücreti", "yok"],
          ["Taahhüt", f.commitmentEnd === undefined ? "yok" : `${f.commitmentEnd} tarihine kadar`],
          [
            "Fesih",
            `${f.commitmentEnd === undefined ? "istediğin zaman" : "taahhüdün sonuna, sonrasında istediğin zaman"}, bir ay önceden bildirerek`,
          ],
        ),
        `Numaran, SIM’in ve süren paketlerin sende kalır. ${f.from} tarihinden önce feshedersen değişiklik düşer.`,
        `Fikrin mi değişti? ${f.until} dahil, neden göstermeden ve ücretsiz olarak geri alabilirsin.`,
        button("Değişikliği geri al", f.page),
        f.business
          ? contractWords("tr").noWithdrawal
          : "Bu süre 14 günlük yasal cayma süresinden uzundur. Süre içinde, açık olan başka her beyanla da cayabilirsin.",
        contractWords("tr").documents(contract(f)),
        TR.notYou(f.hotline),
      ),
    takenBack: (f) =>
      turkish(
        f,
        `${f.before} ile devam ediyorsun`,
        `${f.tariff} tarifesine geçişi geri aldın. ${f.msisdn} için ${f.before} aylık ${f.monthlyBefore} ücretle sürüyor, sözleşmende hiçbir şey değişmiyor.`,
        TR.notYou(f.hotline),
      ),
  },
};
