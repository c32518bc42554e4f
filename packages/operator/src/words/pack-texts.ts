import type { Language } from "@tribun/domain";
import { amount, button, facts } from "@tribun/mails";
import { DE, german } from "./letters.ts";
import { contractWords } from "./contract-words.ts";
import { packTextsTr } from "./pack-tr.ts";
import type { PackTexts, PackMailFacts } from "./pack-types.ts";

const de: PackTexts = {
  lead: "Wähl, wie du zahlen möchtest. Dein Paket ist da, sobald die Zahlung bestätigt ist.",
  labels: { number: "Bestellnummer", pack: "Paket", line: "Rufnummer", validity: "Laufzeit", start: "Beginn" },
  validity: ({ unit, value }) => (unit === "hour" ? `${value} Stunden` : value === 1 ? "1 Tag" : `${value} Tage`),
  once: "einmalig, endet von selbst",
  auto: "verlängert sich, jederzeit abschaltbar",
  startNow: "sofort nach der Zahlung",
  startLater: "am Tag nach dem Ende der Widerrufsfrist von 14 Tagen",
  startAtMatch: "30 Minuten vor dem Anpfiff",
  bought: (f) =>
    german(
      f,
      `${f.pack} ist gebucht (${f.number})`,
      "deine Zahlung ist da, und dein Paket ist gebucht.",
      facts(
        ["Bestellnummer", f.number],
        ["Paket", `${f.pack}\n${f.description}`],
        ["Rufnummer", f.msisdn],
        ["Beginn", `${f.startsAt} Uhr`],
        ["Ende", `${f.endsAt} Uhr (${f.term})`],
      ),
      amount("Preis", f.price, f.taxNote),
      f.autoRenew && [
        "Das Paket verlängert sich danach um dieselbe Zeit zum selben Preis. Abschalten kannst du die Verlängerung jederzeit.",
        button("Verlängerung verwalten", `${f.origin}/dashboard/options`),
      ],
      contractWords("de").terms(f),
      withdrawalDe(f),
      DE.questions(f.hotline),
    ),
  refunded: (f) =>
    german(
      f,
      `Dein Geld für ${f.pack} geht zurück (${f.number})`,
      `deine Zahlung von ${f.price} für ${f.pack} ist angekommen, aber wir konnten das Paket zu ${f.msisdn} nicht mehr buchen. Das Geld geht auf demselben Weg an dich zurück, spätestens in 14 Tagen.`,
      DE.questions(f.hotline),
    ),
  paidTwice: (f) =>
    german(
      f,
      `${f.refund} für ${f.pack} gehen an dich zurück (${f.number})`,
      `für ${f.pack} zu ${f.msisdn} ist noch eine Zahlung angekommen, obwohl das Paket schon bezahlt ist. ${f.refund} bekommst du deshalb auf dem Weg zurück, auf dem du sie bezahlt hast, spätestens in 14 Tagen. Am Paket ändert das nichts.`,
      DE.questions(f.hotline),
    ),
  withdrawn: (f) =>
    german(
      f,
      `Dein Widerruf zu ${f.pack} ist durchgeführt (${f.number})`,
      `wir haben deinen Widerruf zu ${f.pack} (${f.number}) für ${f.msisdn} durchgeführt. Das Paket ist beendet.`,
      `Von ${f.price} bekommst du ${f.refund} auf dem Weg zurück, auf dem du bezahlt hast, spätestens in 14 Tagen. Was du bis zum Widerruf genutzt hast, ist davon abgezogen (§ 357a BGB). Dein Tarif läuft unverändert weiter.`,
      DE.questions(f.hotline),
    ),
  started: (f) =>
    german(
      f,
      `${f.pack} läuft (${f.number})`,
      `du hast ${f.pack} für ${f.msisdn} sofort beginnen lassen.`,
      facts(["Beginn", `${f.startsAt} Uhr`], ["Ende", `${f.endsAt} Uhr (${f.term})`]),
      withdrawalDe(f),
      DE.questions(f.hotline),
    ),
  matchOff: (f) =>
    german(
      f,
      `Das Spiel fällt aus: ${f.refund} für ${f.pack} gehen zurück (${f.number})`,
      `das Spiel, für das du ${f.pack} zu ${f.msisdn} gebucht hast, findet nicht wie geplant statt. Das Paket haben wir deshalb beendet, bevor es begonnen hat. ${f.refund} bekommst du auf dem Weg zurück, auf dem du bezahlt hast, spätestens in 14 Tagen.`,
      "Steht der neue Termin fest, kannst du das Paket dafür neu buchen.",
      button("Pakete ansehen", `${f.origin}/dashboard/options`),
      DE.questions(f.hotline),
    ),
  returned: (f) =>
    german(
      f,
      `Deine Zahlung für ${f.pack} ist zurückgegangen (${f.number})`,
      `deine Bank hat ${f.taken === undefined ? `die Zahlung von ${f.price}` : `${f.taken} von der Zahlung über ${f.price}`} für ${f.pack} zu ${f.msisdn} zurückgeholt. ${f.ended ? "Das Paket haben wir deshalb beendet." : "Das Paket bleibt, wie es ist."}`,
      `${f.billed ? "Was das Paket dir bis dahin gegeben hat, steht auf deiner nächsten Rechnung." : "Du hast es noch nicht genutzt, deshalb berechnen wir dir dafür nichts."}${f.taken === undefined ? "" : " Was von der Zahlung noch bei uns ist, rechnen wir dir auf deiner nächsten Rechnung an."} Hast du die Zahlung nicht selbst zurückgeholt, sieh bitte nach, ob dein Konto gedeckt war.`,
      DE.questions(f.hotline),
    ),
};

function withdrawalDe(f: PackMailFacts): string {
  if (f.business) return contractWords("de").noWithdrawal;
  return `Widerrufsrecht: Du kannst diesen Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen, am einfachsten über „Vertrag widerrufen“ unten auf jeder unserer Seiten.${f.earlyStart ? " Du hast verlangt, dass das Paket schon vorher beginnt; für die Zeit und das Volumen bis zum Widerruf zahlst du dann den anteiligen Preis." : ""}`;
}

const BY_LANGUAGE: Record<Language, PackTexts> = { de, tr: packTextsTr };
export const packTexts = (language: Language): PackTexts => BY_LANGUAGE[language];
