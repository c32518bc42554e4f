import type { Language } from "@tribun/domain";
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
  bought: (f) => ({
    subject: `${f.pack} ist gebucht (${f.number})`,
    text: `${f.greeting},

deine Zahlung ist da, und dein Paket ist gebucht.

Bestellnummer: ${f.number}
Paket: ${f.pack}
${f.description}
Rufnummer: ${f.msisdn}
Preis: ${f.taxedPrice}
Beginn: ${f.startsAt} Uhr
Ende: ${f.endsAt} Uhr (${f.term})
${f.autoRenew ? `\nDas Paket verlängert sich danach um dieselbe Zeit zum selben Preis. Abschalten kannst du die Verlängerung jederzeit: ${f.origin}/dashboard/options\n` : ""}
${contractWords("de").terms(f)}

${withdrawalDe(f)}

Fragen beantworten wir unter ${f.hotline.shortCode} aus unserem Netz oder kostenlos unter ${f.hotline.freeNumber}.

Deine Mannschaft von ${f.club}`,
  }),
  refunded: (f) => ({
    subject: `Dein Geld für ${f.pack} geht zurück (${f.number})`,
    text: `${f.greeting},

deine Zahlung von ${f.price} für ${f.pack} ist angekommen, aber wir konnten das Paket zu ${f.msisdn} nicht mehr buchen. Das Geld geht auf demselben Weg an dich zurück, spätestens in 14 Tagen.

Fragen beantworten wir unter ${f.hotline.shortCode} aus unserem Netz oder kostenlos unter ${f.hotline.freeNumber}.

Deine Mannschaft von ${f.club}`,
  }),
  paidTwice: (f) => ({
    subject: `${f.refund} für ${f.pack} gehen an dich zurück (${f.number})`,
    text: `${f.greeting},

für ${f.pack} zu ${f.msisdn} ist noch eine Zahlung angekommen, obwohl das Paket schon bezahlt ist. ${f.refund} bekommst du deshalb auf dem Weg zurück, auf dem du sie bezahlt hast, spätestens in 14 Tagen. Am Paket ändert das nichts.

Fragen beantworten wir unter ${f.hotline.shortCode} aus unserem Netz oder kostenlos unter ${f.hotline.freeNumber}.

Deine Mannschaft von ${f.club}`,
  }),
  withdrawn: (f) => ({
    subject: `Dein Widerruf zu ${f.pack} ist durchgeführt (${f.number})`,
    text: `${f.greeting},

wir haben deinen Widerruf zu ${f.pack} (${f.number}) für ${f.msisdn} durchgeführt. Das Paket ist beendet.

Von ${f.price} bekommst du ${f.refund} auf dem Weg zurück, auf dem du bezahlt hast, spätestens in 14 Tagen. Was du bis zum Widerruf genutzt hast, ist davon abgezogen (§ 357a BGB). Dein Tarif läuft unverändert weiter.

Fragen beantworten wir unter ${f.hotline.shortCode} aus unserem Netz oder kostenlos unter ${f.hotline.freeNumber}.

Deine Mannschaft von ${f.club}`,
  }),
  started: (f) => ({
    subject: `${f.pack} läuft (${f.number})`,
    text: `${f.greeting},

du hast ${f.pack} für ${f.msisdn} sofort beginnen lassen.

Beginn: ${f.startsAt} Uhr
Ende: ${f.endsAt} Uhr (${f.term})

${withdrawalDe(f)}

Fragen beantworten wir unter ${f.hotline.shortCode} aus unserem Netz oder kostenlos unter ${f.hotline.freeNumber}.

Deine Mannschaft von ${f.club}`,
  }),
  matchOff: (f) => ({
    subject: `Das Spiel fällt aus: ${f.refund} für ${f.pack} gehen zurück (${f.number})`,
    text: `${f.greeting},

das Spiel, für das du ${f.pack} zu ${f.msisdn} gebucht hast, findet nicht wie geplant statt. Das Paket haben wir deshalb beendet, bevor es begonnen hat. ${f.refund} bekommst du auf dem Weg zurück, auf dem du bezahlt hast, spätestens in 14 Tagen.

Steht der neue Termin fest, kannst du das Paket dafür neu buchen: ${f.origin}/dashboard/options

Fragen beantworten wir unter ${f.hotline.shortCode} aus unserem Netz oder kostenlos unter ${f.hotline.freeNumber}.

Deine Mannschaft von ${f.club}`,
  }),
  returned: (f) => ({
    subject: `Deine Zahlung für ${f.pack} ist zurückgegangen (${f.number})`,
    text: `${f.greeting},

deine Bank hat ${f.taken === undefined ? `die Zahlung von ${f.price}` : `${f.taken} von der Zahlung über ${f.price}`} für ${f.pack} zu ${f.msisdn} zurückgeholt. ${f.ended ? "Das Paket haben wir deshalb beendet." : "Das Paket bleibt, wie es ist."}

${f.billed ? "Was das Paket dir bis dahin gegeben hat, steht auf deiner nächsten Rechnung." : "Du hast es noch nicht genutzt, deshalb berechnen wir dir dafür nichts."}${f.taken === undefined ? "" : " Was von der Zahlung noch bei uns ist, rechnen wir dir auf deiner nächsten Rechnung an."} Hast du die Zahlung nicht selbst zurückgeholt, sieh bitte nach, ob dein Konto gedeckt war.

Fragen beantworten wir unter ${f.hotline.shortCode} aus unserem Netz oder kostenlos unter ${f.hotline.freeNumber}.

Deine Mannschaft von ${f.club}`,
  }),
};

function withdrawalDe(f: PackMailFacts): string {
  if (f.business) return contractWords("de").noWithdrawal;
  return `Widerrufsrecht: Du kannst diesen Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen, am einfachsten über „Vertrag widerrufen“ unten auf jeder unserer Seiten.${f.earlyStart ? " Du hast verlangt, dass das Paket schon vorher beginnt; für die Zeit und das Volumen bis zum Widerruf zahlst du dann den anteiligen Preis." : ""}`;
}

const BY_LANGUAGE: Record<Language, PackTexts> = { de, tr: packTextsTr };
export const packTexts = (language: Language): PackTexts => BY_LANGUAGE[language];
