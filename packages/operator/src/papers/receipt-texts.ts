import type { ContractPart, Language, DeclarationKind } from "@tribun/domain";
import { PARTNER_WORDS, RETURN_WORDS, WITHDRAWAL_WORDS, WITHDRAWAL_WORDS_TR } from "../words/declared-words.ts";
import { clubOf } from "../base/clubs/clubs.ts";
import type { Team } from "../base/teams.ts";
import { dottedDay, dottedMoment } from "../words/written.ts";
import type { SummaryText } from "../words/summary-text.ts";

/** A declaration as it arrived. */
export type Declared = {
  readonly id: string;
  readonly kind: DeclarationKind;
  readonly part: ContractPart;
  readonly name: string;
  readonly contract: string;
  readonly email: string;
  readonly reason: string | null;
  readonly wantedDate: string | null;
  /** The contract's last day, if already known. */
  readonly endsOn: string | null;
  readonly receivedAt: Date;
};

/** Builds the receipt of a withdrawal or termination: content, day and time of its arrival (§§ 312k(4), 356a(4) BGB). */
export function receiptText(row: Declared, team: Team, language: Language): SummaryText {
  const { name, address, email, phone } = clubOf(team.id).provider;
  const provider = `${name}, ${address}. ${phone}, ${email}, ${team.origin}`;
  const at = dottedMoment(row.receivedAt);
  return language === "de" ? german(row, provider, at) : turkish(row, provider, at);
}

function german(row: Declared, provider: string, at: string): SummaryText {
  const withdrawal = row.kind === "withdrawal";
  return {
    title: withdrawal ? "Eingangsbestätigung Widerruf" : "Eingangsbestätigung Kündigung",
    offer: `Beleg ${row.id}`,
    provider,
    intro: withdrawal
      ? "Wir bestätigen nach § 356a Abs. 4 BGB, dass die folgende Erklärung bei uns eingegangen ist."
      : "Wir bestätigen nach § 312k Abs. 4 BGB, dass die folgende Erklärung bei uns eingegangen ist.",
    sections: [
      { heading: "Eingang", paragraphs: [`${at} Uhr (deutsche Zeit)`] },
      { heading: "Angaben", paragraphs: [`Name: ${row.name}`, `Vertrag: ${row.contract}`, `E-Mail: ${row.email}`] },
      {
        heading: "Inhalt der Erklärung",
        paragraphs: withdrawal
          ? [`„${WITHDRAWAL_WORDS[row.part]}“`]
          : [
              row.kind === "ordinary" ? "Ordentliche Kündigung" : `Außerordentliche Kündigung. Grund: ${row.reason ?? ""}`,
              row.wantedDate === null ? "Ende: zum frühestmöglichen Zeitpunkt" : `Gewünschtes Ende: ${dottedDay(row.wantedDate)}`,
            ],
      },
      ...(row.endsOn === null ? [] : [{ heading: "Vertragsende", paragraphs: [`Der Vertrag endet am ${dottedDay(row.endsOn)}.`] }]),
      ...(withdrawal && row.part === "jersey"
        ? [{ heading: "Erstattung und Rücksendung", paragraphs: [RETURN_WORDS.de] }]
        : [{ heading: "Partneranschlüsse", paragraphs: [PARTNER_WORDS.de] }]),
    ],
    footer: "Dieses Dokument wurde ohne Unterschrift erstellt und ist so gültig. Bitte bewahr es auf.",
  };
}

function turkish(row: Declared, provider: string, at: string): SummaryText {
  const withdrawal = row.kind === "withdrawal";
  return {
    title: withdrawal ? "Cayma bildirimi alındı belgesi (Widerruf)" : "Fesih bildirimi alındı belgesi (Kündigung)",
    offer: `Belge ${row.id}`,
    provider,
    intro: `Aşağıdaki beyanın bize ulaştığını ${withdrawal ? "§ 356a f. 4 BGB" : "§ 312k f. 4 BGB"} uyarınca onaylıyoruz.`,
    sections: [
      { heading: "Ulaştığı an (Eingang)", paragraphs: [`${at} (Almanya saati)`] },
      { heading: "Bilgiler (Angaben)", paragraphs: [`Ad: ${row.name}`, `Sözleşme: ${row.contract}`, `E-posta: ${row.email}`] },
      {
        heading: "Beyanın içeriği (Inhalt der Erklärung)",
        paragraphs: withdrawal
          ? [`“${WITHDRAWAL_WORDS_TR[row.part]}”`, `„${WITHDRAWAL_WORDS[row.part]}“`]
          : [
              row.kind === "ordinary"
                ? "Olağan fesih (ordentliche Kündigung)"
                : `Haklı nedenle fesih (außerordentliche Kündigung). Sebep: ${row.reason ?? ""}`,
              row.wantedDate === null
                ? "Bitiş: mümkün olan en erken tarihte (zum frühestmöglichen Zeitpunkt)"
                : `İstenen bitiş günü (gewünschtes Ende): ${dottedDay(row.wantedDate)}`,
            ],
      },
      ...(row.endsOn === null
        ? []
        : [{ heading: "Sözleşmenin sonu (Vertragsende)", paragraphs: [`Sözleşme ${dottedDay(row.endsOn)} tarihinde biter.`] }]),
      ...(withdrawal && row.part === "jersey"
        ? [{ heading: "İade ve geri gönderme (Erstattung und Rücksendung)", paragraphs: [RETURN_WORDS.tr] }]
        : [{ heading: "Partner hatları (Partneranschlüsse)", paragraphs: [PARTNER_WORDS.tr] }]),
    ],
    footer: "Bu belge imzasız düzenlenmiştir ve bu hâliyle geçerlidir. Lütfen sakla.",
  };
}
