import { COMMITMENT_MONTHS, formatPhone, ROAMING_CAP_DEFAULT_CENTS } from "@tribun/domain";
import { JERSEY_FEES } from "../words/jersey-price.ts";
import type { SummaryFacts } from "./summary-facts.ts";
import type { SummaryText } from "../words/summary-text.ts";
import type { SummaryWords } from "./summary-words.ts";

/** Headings and introduction are taken from the regulation's annex. */
export function summaryDe(facts: SummaryFacts, { money, number, oneOff, provider, hotline, madeOn, changes }: SummaryWords): SummaryText {
  const { tariff, payment, jersey } = facts;
  const bonus = facts.bonusGb > 0 ? `, dazu ${number(facts.bonusGb)} GB im Monat durch den Gutschein` : "";
  const fees = oneOff({
    ...{ opening: "Anschlusspreis", number: "Wunschnummer", jersey: JERSEY_FEES.de.advance, print: JERSEY_FEES.de.print },
    ...{ identity: "Identitätsprüfung", settled: "verrechnet mit der ersten Rechnung", coupon: "Gutschein" },
  });
  const isLong = tariff.commitmentMonths >= COMMITMENT_MONTHS;
  return {
    title: "Vertragszusammenfassung",
    offer: changes
      ? `${facts.club}: ${tariff.name}`
      : `${facts.club}: ${tariff.name}, ${tariff.commitmentMonths === 1 ? "ohne Mindestlaufzeit" : `${tariff.commitmentMonths} Monate`}`,
    provider: `${provider.name}, ${provider.address}, Deutschland. Kontakt: ${hotline.shortCode} aus unserem Netz, kostenlos ${hotline.freeNumber}, ${provider.phone}, ${provider.email}, ${facts.website}`,
    intro:
      "Diese Vertragszusammenfassung enthält die Hauptbestandteile dieses Dienstleistungsangebots, wie es das EU-Recht vorschreibt.\nSie erleichtert den Vergleich verschiedener Angebote.\nVollständige Informationen über die Dienstleistung sind in anderen Dokumenten enthalten.",
    sections: [
      {
        heading: "Dienste und Geräte",
        paragraphs: [
          `Mobilfunkanschluss mit Sprachtelefonie, SMS und mobilem Internet (${tariff.tech.join(", ")}). ${number(tariff.dataGb)} GB im Monat in Deutschland${bonus}, davon ${number(tariff.euDataGb)} GB in der EU, im EWR und in der Ukraine nutzbar. Telefonie und SMS in alle deutschen Netze ohne weitere Kosten, ${number(tariff.minutesTr)} Minuten im Monat in die Türkei. Die Türkei, das Vereinigte Königreich und die Schweiz gehören nicht zur EU-Zone.`,
          changes
            ? `Deine SIM und deine Rufnummer ${formatPhone(facts.msisdn ?? "")} bleiben, wie sie sind.`
            : `${facts.simType === "esim" ? "eSIM" : "SIM-Karte"}${facts.msisdn ? `, Rufnummer ${formatPhone(facts.msisdn)}` : ""}${facts.portedNumber ? `, Mitnahme der Rufnummer ${formatPhone(facts.portedNumber)} von ${facts.portedFrom ?? "deinem bisherigen Anbieter"}` : ""}.${jersey ? ` ${jersey.what ?? `${jersey.name}, Größe ${jersey.size}${jersey.personalised ? ", personalisiert" : ""}`}.` : ""}`,
        ],
      },
      {
        heading: "Geschwindigkeiten des Internetdienstes und Abhilfen bei Problemen",
        paragraphs: [
          `Geschätzte maximale Geschwindigkeit: Download ${number(tariff.maxDownMbps)} Mbit/s, Upload ${number(tariff.maxUpMbps)} Mbit/s. Nach ${number(tariff.dataGb + facts.bonusGb)} GB im Monat bis zu ${number(tariff.throttleKbps)} kbit/s in beide Richtungen.`,
          "Weicht die Leistung erheblich und fortgesetzt oder regelmäßig von der vereinbarten ab, kannst du den Preis mindern oder den Vertrag ohne Frist kündigen (§ 57 Abs. 4 TKG). Störungen beheben wir unverzüglich und ohne Kosten für dich; dauert es länger als zwei Tage, hast du Anspruch auf Entschädigung (§ 58 TKG).",
        ],
      },
      {
        heading: "Preis",
        prices: changes
          ? [[`Monatlich ab dem ${changes.from}`, money(payment.monthly)]]
          : [
              ["Monatlich", money(payment.monthly)],
              ...fees.map(([label, price]): [string, string] => [`Einmalig: ${label}`, price]),
              ["Mit der Bestellung zu zahlen", money(payment.dueNow)],
            ],
        paragraphs: [
          `${changes ? "Der Wechsel selbst kostet nichts. " : ""}Alle Preise enthalten 19 % Mehrwertsteuer.`,
          ...(facts.portedNumber
            ? [
                `Bevor deine Rufnummer bei uns ist, stellen wir dir nichts in Rechnung; der monatliche Preis läuft ab dem Tag des Wechsels.${payment.openingFeeAfterSwitch ? ` Mit der ersten Rechnung danach kommt der Anschlusspreis von ${money(payment.openingFeeAfterSwitch)}.` : ""} Die Mitnahme selbst kostet nichts. Kommt die Rufnummer später als einen Arbeitstag nach dem vereinbarten Tag, erhältst du 10 € für jeden weiteren Tag (§ 59 TKG).`,
              ]
            : []),
          `Verbrauch außerhalb des Tarifs, etwa Sonderrufnummern oder Roaming außerhalb der EU, kostet zusätzlich nach der Preisliste. Datenroaming endet weltweit bei ${money(ROAMING_CAP_DEFAULT_CENTS)} im Monat, wenn du nichts anderes wählst.`,
        ],
      },
      {
        heading: "Laufzeit, Verlängerung und Kündigung",
        paragraphs: [
          ...(facts.portedNumber ? ["Die Laufzeit beginnt an dem Tag, an dem deine Rufnummer bei uns ist."] : []),
          ...(changes
            ? [
                `Der neue Tarif gilt ab dem ${changes.from}; bis dahin bleibt der bisherige. ${changes.until === undefined ? "Der Vertrag läuft auf unbestimmte Zeit. Du kannst ihn jederzeit mit einer Frist von einem Monat kündigen." : `Die Mindestlaufzeit endet am ${changes.until}. Danach läuft der Vertrag auf unbestimmte Zeit weiter und ist jederzeit mit einer Frist von einem Monat kündbar. Eine vorzeitige ordentliche Kündigung ist nicht möglich.${isLong ? " Eine Fassung mit kürzerer Laufzeit bieten wir dir auf der Seite des Tarifs an." : ""}`}`,
                "Bis der neue Tarif beginnt, kannst du den Wechsel in deinem Konto zurücknehmen; dann bleibt dein Vertrag, wie er ist.",
              ]
            : [
                tariff.commitmentMonths === 1
                  ? "Der Vertrag läuft auf unbestimmte Zeit. Du kannst ihn jederzeit mit einer Frist von einem Monat kündigen."
                  : `Der Vertrag läuft ${tariff.commitmentMonths} Monate. Danach läuft er auf unbestimmte Zeit weiter und ist jederzeit mit einer Frist von einem Monat kündbar. Eine vorzeitige ordentliche Kündigung ist nicht möglich.${isLong ? " Eine Fassung mit kürzerer Laufzeit bieten wir dir auf der Seite des Tarifs an." : ""}`,
              ]),
          withdrawal(facts),
        ],
      },
      {
        heading: "Funktionen für Endnutzer mit Behinderungen",
        paragraphs: [
          "Notruf 112 per Sprache und App, Vermittlungsdienste für gehörlose und hörgeschädigte Menschen, Rechnungen und Verträge in barrierefreier Form. Einzelheiten stehen in der Erklärung zur Barrierefreiheit.",
        ],
      },
      {
        heading: "Sonstige einschlägige Informationen",
        paragraphs: [
          "Du brauchst ein Endgerät, das zum Netz und zur SIM passt. Die Rufnummer kannst du bei einem Wechsel mitnehmen. Streit schlichtet die Verbraucherschlichtungsstelle der Bundesnetzagentur. Es gelten die Allgemeinen Geschäftsbedingungen und die Preisliste.",
        ],
      },
    ],
    footer: `Erstellt am ${madeOn} · Nr. ${facts.id}`,
  };
}

function withdrawal({ business, jersey, change }: SummaryFacts): string {
  if (business) return "Du bestellst als Unternehmen; ein gesetzliches Widerrufsrecht besteht deshalb nicht.";
  const tariff = "Du kannst den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen.";
  if (change) return "Du kannst den Wechsel binnen 14 Tagen ohne Angabe von Gründen widerrufen.";
  if (!jersey) return tariff;
  return `${tariff} ${
    jersey.personalised
      ? "Für das mit Name oder Nummer personalisierte Trikot gilt kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB)."
      : "Für das Trikot gilt ein eigenes Widerrufsrecht, 14 Tage ab Erhalt."
  }`;
}
