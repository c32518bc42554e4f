import type { Language } from "@tribun/domain";
import { adviceDe, adviceTr, factsDe, factsTr, type NoticeFacts } from "../../messages/notice-texts.ts";
import { clubOf } from "../../seed/clubs.ts";
import type { Team } from "../../teams.ts";
import type { SummaryText } from "./summary-facts.ts";

/** A notice about a contract as a document to keep (§§ 56(3), 57(3) TKG). */
export function noticeText(kind: "bestTariff" | "extension", facts: NoticeFacts, team: Team, language: Language): SummaryText {
  const { name, address, email, phone } = clubOf(team.id).provider;
  const german = language === "de";
  const advice =
    kind === "bestTariff" ? [{ heading: german ? "Unser Rat" : "Önerimiz", paragraphs: [german ? adviceDe(facts) : adviceTr(facts)] }] : [];
  const goneOn = kind === "extension" && facts.late === "goneOn";
  const title = {
    bestTariff: { de: "Jährliche Tarifberatung", tr: "Yıllık tarife önerisi (Tarifberatung)" },
    extension: goneOn
      ? { de: "Hinweis zur Verlängerung", tr: "Uzama hakkında bilgilendirme (Hinweis zur Verlängerung)" }
      : { de: "Hinweis vor der Verlängerung", tr: "Uzamadan önce bilgilendirme (Hinweis vor der Verlängerung)" },
  }[kind][language];
  const intro = {
    bestTariff: { de: "Beratung nach § 57 Abs. 3 TKG.", tr: "§ 57 fıkra 3 TKG uyarınca bilgilendirme." },
    extension: goneOn
      ? {
          de: "Hinweis nach § 56 Abs. 3 TKG: Die Mindestlaufzeit ist vorbei, der Vertrag läuft auf unbestimmte Zeit weiter.",
          tr: "§ 56 fıkra 3 TKG uyarınca: Asgari süre bitti, sözleşme belirsiz süreyle devam ediyor.",
        }
      : {
          de: "Hinweis nach § 56 Abs. 3 TKG: Ohne Kündigung läuft der Vertrag nach der Mindestlaufzeit auf unbestimmte Zeit weiter.",
          tr: "§ 56 fıkra 3 TKG uyarınca: Feshedilmezse sözleşme asgari süreden sonra belirsiz süreyle devam eder.",
        },
  }[kind][language];
  return {
    title,
    offer: `${facts.tariff}, ${facts.msisdn}`,
    provider: `${name}, ${address}. ${phone}, ${email}, ${team.origin}`,
    intro,
    sections: [
      ...advice,
      { heading: german ? "Dein Vertrag" : "Sözleşmen", paragraphs: (german ? factsDe(facts) : factsTr(facts)).split("\n") },
    ],
    footer: "https://www.bundesnetzagentur.de/anbieterwechsel",
  };
}
