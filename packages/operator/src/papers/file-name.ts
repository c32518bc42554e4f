import type { Language } from "@tribun/domain";
import type { Team } from "../base/teams.ts";

/** The kind of a paper in its file's name. Hyphens join the words of a kind, and underscores join the parts of a name. */
const WORDS = {
  period: { de: "Rechnung", tr: "Fatura" },
  receipt: { de: "Rechnung", tr: "Fatura" },
  credit: { de: "Rechnungskorrektur", tr: "Alacak-belgesi" },
  itemised: { de: "Einzelverbindungsnachweis", tr: "Ayrıntılı-döküm" },
  summary: { de: "Vertragszusammenfassung", tr: "Sözleşme-özeti" },
  sheet: { de: "Produktinformationsblatt", tr: "Ürün-bilgi-formu" },
  prices: { de: "Preisliste", tr: "Fiyat-listesi" },
  businessPrices: { de: "Preisliste-Unternehmen", tr: "Kurumsal-fiyat-listesi" },
  agb: { de: "AGB", tr: "Genel-işlem-koşulları" },
  withdrawal: { de: "Widerrufsbelehrung", tr: "Cayma-bilgilendirmesi" },
  declaration: { de: "Eingangsbestätigung", tr: "Alındı-belgesi" },
  bestTariff: { de: "Tarifberatung", tr: "Tarife-önerisi" },
  extension: { de: "Vertragsverlängerung", tr: "Sözleşmenin-uzaması" },
  contractChange: { de: "Vertragsänderung", tr: "Sözleşme-değişikliği" },
} as const satisfies Record<string, Record<Language, string>>;
export type PaperKind = keyof typeof WORDS;

/**
 * The name of a paper's file, so that it tells club, kind and number in any folder: Kanarya-Mobil_Rechnung_R1-2026-000007.pdf.
 * @param more the number of the paper, or the name of its tariff
 */
export function paperName(
  team: Pick<Team, "name"> | undefined,
  kind: PaperKind,
  language: Language,
  more?: string,
  extension = "pdf",
): string {
  const parts = [team?.name ?? "Tribün", WORDS[kind][language], ...(more === undefined ? [] : [more])];
  return `${parts.join("_").replaceAll(" ", "-")}.${extension}`;
}
