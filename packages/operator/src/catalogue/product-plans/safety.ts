import type { ProductPlan } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import { clubOf } from "../../base/clubs/clubs.ts";

const WARNINGS: Record<Language, string> = {
  de: "Von offenem Feuer fernhalten. Verpackungsbeutel von kleinen Kindern fernhalten: Erstickungsgefahr.",
  tr: "Açık ateşten uzak tut. Ambalaj poşetini küçük çocuklardan uzak tut: boğulma tehlikesi.",
};
const GUARANTEE: Record<Language, string> = {
  de: "Gesetzliche Gewährleistung: Ist das Trikot mangelhaft, kannst du zwei Jahre ab Erhalt verlangen, dass wir es kostenlos reparieren oder ersetzen; gelingt das nicht, mindert sich der Preis oder du bekommst dein Geld zurück.",
  tr: "Ayıplı maldan doğan yasal haklar: Forma ayıplıysa eline geçtiği günden itibaren iki yıl boyunca ücretsiz onarım ya da değişim isteyebilirsin; bu olmazsa fiyat indirimi ya da para iadesi alırsın.",
};

/**
 * Product safety information that a shop must show for a jersey, beside maker and fibres: Art. 19 GPSR, Art. 246a § 1 EGBGB, § 9 VerpackDG
 * (L37).
 */
export function safetyOf(teamId: number, language: Language): Required<Pick<ProductPlan, "warnings" | "guarantee" | "packagingRegister">> {
  return { warnings: WARNINGS[language], guarantee: GUARANTEE[language], packagingRegister: clubOf(teamId).provider.packagingRegister };
}
