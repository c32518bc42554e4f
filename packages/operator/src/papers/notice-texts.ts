import type { Language } from "@tribun/domain";
import type { NoticeKind } from "../db/schema/account.ts";
import { adviceDe, adviceTr, factRowsDe, factRowsTr, leaveDe, leaveTr, type NoticeFacts } from "../words/notice-texts.ts";
import { clubOf } from "../base/clubs/clubs.ts";
import type { Team } from "../base/teams.ts";
import type { SummaryText } from "../words/summary-text.ts";

/** Builds the document of a notice about a contract (§§ 56(3), 57(2), (3) TKG). */
export function noticeText(kind: NoticeKind, facts: NoticeFacts, team: Team, language: Language): SummaryText {
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
    contractChange: { de: "Änderung deines Vertrags", tr: "Sözleşmende değişiklik (Vertragsänderung)" },
  }[kind][language];
  const intro = {
    bestTariff: { de: "Beratung nach § 57 Abs. 3 TKG.", tr: "§ 57 f. 3 TKG uyarınca bilgilendirme." },
    extension: goneOn
      ? {
          de: "Hinweis nach § 56 Abs. 3 TKG: Die Mindestlaufzeit ist vorbei, der Vertrag läuft auf unbestimmte Zeit weiter.",
          tr: "§ 56 f. 3 TKG uyarınca: Taahhüt bitti, sözleşme belirsiz süreyle devam ediyor.",
        }
      : {
          de: "Hinweis nach § 56 Abs. 3 TKG: Ohne Kündigung läuft der Vertrag nach der Mindestlaufzeit auf unbestimmte Zeit weiter.",
          tr: "§ 56 f. 3 TKG uyarınca: Feshedilmezse sözleşme taahhüt bitince belirsiz süreyle devam eder.",
        },
    contractChange: {
      de: `Unterrichtung nach § 57 Abs. 2 TKG: Die Änderung gilt ab dem ${facts.change?.effectiveOn ?? ""}.`,
      tr: `§ 57 f. 2 TKG uyarınca bilgilendirme: Değişiklik ${facts.change?.effectiveOn ?? ""} gününden itibaren geçerlidir.`,
    },
  }[kind][language];
  return {
    title,
    offer: `${facts.tariff}, ${facts.msisdn}`,
    provider: `${name}, ${address}. ${phone}, ${email}, ${team.origin}`,
    intro,
    sections: facts.change
      ? [
          { heading: german ? "Was sich ändert" : "Ne değişiyor", paragraphs: facts.change.text.split(/\n+/) },
          { heading: german ? "Dein Recht zu kündigen" : "Fesih hakkın", paragraphs: [german ? leaveDe(facts) : leaveTr(facts)] },
        ]
      : [
          ...advice,
          {
            heading: german ? "Dein Vertrag" : "Sözleşmen",
            paragraphs: (german ? factRowsDe(facts) : factRowsTr(facts)).map((row) => row.join(": ")),
          },
        ],
    footer: "https://www.bundesnetzagentur.de/anbieterwechsel",
  };
}
