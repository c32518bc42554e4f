import { isBusiness, type Language, LANGUAGES } from "@tribun/domain";
import type { TariffRow } from "../../db/schema/catalogue.ts";
import { dottedDay, LOCALE, price } from "../../words/written.ts";
import { clubOf } from "../../base/clubs/clubs.ts";
import type { Team } from "../../base/teams.ts";
import type { SummaryText } from "../../words/summary-text.ts";
import { noticePeriod } from "../../words/notice-period.ts";

/** Launch of the operator's first tariffs, which the sheet must state. */
export const LAUNCHED = Date.parse("2026-10-01T00:00:00+02:00");

/** A version of a sheet: the tariff's data at that time, its launch and the first day of the version, ISO. */
export type Sheet = { readonly facts: TariffRow; readonly launchedOn: string; readonly since: string };

/** Returns the sheet's whole content without its dates; two tariffs with equal content have the same sheet. */
export function sheetFacts(facts: TariffRow): string {
  return JSON.stringify(
    LANGUAGES.map((language) => productSheetText({ facts, launchedOn: "1970-01-01", since: "1970-01-01" }, undefined, language)),
  );
}

type Words = {
  readonly row: TariffRow;
  readonly team: Team | undefined;
  readonly launched: string;
  readonly since: string;
  /** Formats gross cents, on the sheets of business tariffs also net (L25). */
  readonly money: (cents: number) => string;
  readonly number: (value: number) => string;
};

/** Builds the text of the product information sheet with exactly the items of §§ 1 and 2 TKTransparenzV. */
export function productSheetText({ facts: row, launchedOn, since }: Sheet, team: Team | undefined, language: Language): SummaryText {
  return (language === "de" ? german : turkish)({
    row,
    team,
    launched: dottedDay(launchedOn),
    since: dottedDay(since),
    money: (cents) => price(cents, language, isBusiness(row.customerType)),
    number: (value) => new Intl.NumberFormat(LOCALE[language]).format(value),
  });
}

function german({ row, team, launched, since, money, number }: Words): SummaryText {
  const flexible = row.commitmentMonths === 1;
  return {
    title: "Produktinformationsblatt",
    offer: row.name,
    provider: providerOf(team),
    intro: "Produktinformationsblatt gemäß § 1 TK-Transparenzverordnung.",
    sections: [
      { heading: "Markteinführung", paragraphs: [launched] },
      {
        heading: "Vertragslaufzeit",
        paragraphs: [flexible ? "Keine Mindestlaufzeit" : `${row.commitmentMonths} Monate`],
      },
      {
        heading: "Verlängerung und Beendigung",
        paragraphs: [
          flexible
            ? `Der Vertrag läuft auf unbestimmte Zeit und ist jederzeit kündbar (Kündigungsfrist: ${noticePeriod.de(row.noticeDays)}).`
            : `Nach der Mindestlaufzeit läuft der Vertrag auf unbestimmte Zeit weiter und ist jederzeit kündbar (Kündigungsfrist: ${noticePeriod.de(row.noticeDays)}).`,
        ],
      },
      {
        heading: "Geschätzte maximale Datenübertragungsrate",
        paragraphs: [`Download ${number(row.maxDownMbps)} Mbit/s, Upload ${number(row.maxUpMbps)} Mbit/s (${row.tech.join(", ")})`],
      },
      {
        heading: "Datenvolumen",
        paragraphs: [
          `Ab ${number(row.dataGb)} GB im Monat wird die Übertragungsrate auf ${number(row.throttleKbps)} kbit/s in beide Richtungen verringert. Alle Dienste werden auf das Datenvolumen angerechnet.`,
        ],
      },
      {
        heading: "Preise",
        prices: [
          ["Monatlich", money(row.priceCents)],
          ["Einmaliger Anschlusspreis mit SIM-Karte", money(row.connectionFeeCents)],
          ["Einmaliger Anschlusspreis mit eSIM", money(row.connectionFeeEsimCents)],
        ],
        paragraphs: ["Preise mit 19 % Mehrwertsteuer."],
      },
    ],
    footer: `Stand: ${since}`,
  };
}

function turkish({ row, team, launched, since, money, number }: Words): SummaryText {
  const flexible = row.commitmentMonths === 1;
  return {
    title: "Ürün bilgi formu",
    offer: row.name,
    provider: providerOf(team),
    intro: "§ 1 TK-Transparenzverordnung uyarınca ürün bilgi formu (Produktinformationsblatt).",
    sections: [
      { heading: "Pazara sunuluş (Markteinführung)", paragraphs: [launched] },
      { heading: "Taahhüt (Vertragslaufzeit)", paragraphs: [flexible ? "Taahhüt yok" : `${row.commitmentMonths} ay`] },
      {
        heading: "Uzama ve sona erme (Verlängerung und Beendigung)",
        paragraphs: [
          flexible
            ? `Sözleşme belirsiz sürelidir ve her zaman feshedilebilir (bildirim süresi: ${noticePeriod.tr(row.noticeDays)}).`
            : `Taahhüt bitince sözleşme belirsiz süreyle devam eder ve her zaman feshedilebilir (bildirim süresi: ${noticePeriod.tr(row.noticeDays)}).`,
        ],
      },
      {
        heading: "Tahmini azami veri hızı (Datenübertragungsrate)",
        paragraphs: [`İndirme ${number(row.maxDownMbps)} Mbit/sn, yükleme ${number(row.maxUpMbps)} Mbit/sn (${row.tech.join(", ")})`],
      },
      {
        heading: "İnternet (Datenvolumen)",
        paragraphs: [
          `Ayda ${number(row.dataGb)} GB kullanımdan sonra hız her iki yönde ${number(row.throttleKbps)} kbit/sn değerine düşürülür. Bütün hizmetler bu internetten düşülür.`,
        ],
      },
      {
        heading: "Fiyatlar (Preise)",
        prices: [
          ["Aylık", money(row.priceCents)],
          ["SIM kartla tek seferlik açılış ücreti", money(row.connectionFeeCents)],
          ["eSIM ile tek seferlik açılış ücreti", money(row.connectionFeeEsimCents)],
        ],
        paragraphs: ["Fiyatlara %19 KDV dahildir."],
      },
    ],
    footer: `Tarih: ${since}`,
  };
}

function providerOf(team: Team | undefined): string {
  if (!team) return "";
  const { name, address, email, phone } = clubOf(team.id).provider;
  return [`${name}, ${address}, Deutschland. ${phone}`, email, team.origin].join(", ");
}
