import { amount, type Content, facts, list } from "@tribun/mails";
import type { Back, DeclarationMails, Partners } from "./declaration-types.ts";
import { DE, german } from "./letters.ts";

const setOffDe = (refund: string) =>
  `Deine Bank hat die Zahlung deiner Bestellung zurückgeholt, deshalb steht sie auf deiner Rechnung. Dort ziehen wir ${refund} ab`;

type Jersey = Back & { readonly sendBack: object | undefined };

const refundDe = ({ refund, setOff, sendBack }: Jersey) => {
  if (refund === undefined) return "Du hattest für das Trikot noch nichts bezahlt, das wir zurückzahlen müssten.";
  if (setOff && sendBack === undefined) return `${setOffDe(refund)}.`;
  const way = setOff ? setOffDe(refund) : `Du bekommst ${refund} auf dem Weg zurück, auf dem du bezahlt hast`;
  return sendBack === undefined
    ? `${way}, spätestens 14 Tage nach deinem Widerruf.`
    : `${way}, sobald das Trikot wieder bei uns ist oder du uns nachweist, dass du es abgeschickt hast, je nachdem, was früher ist (§ 357 Abs. 4 BGB).`;
};

/** The partner lines that continue; nothing without any. */
const partnersDe = ({ partners }: Partners, more: string): Content =>
  partners.length > 0 && [
    list(
      "Deine Partneranschlüsse zu diesem Vertrag laufen weiter, zum vereinbarten Preis und mit ihrer eigenen Laufzeit, bis du sie selbst kündigst:",
      ...partners,
    ),
    more,
  ];

/** Mails about the outcome of a declaration in German. */
export const declarationMailsDe: DeclarationMails = {
  withdrawn: (f) =>
    german(
      f,
      `Dein Widerruf ist durchgeführt (${f.receiptId})`,
      `dein Vertrag ${f.contract} ist widerrufen. Der Anschluss ist abgeschaltet, und es fallen keine weiteren Kosten an.`,
      f.refund !== undefined && amount(f.setOff ? "Abzug von deiner Rechnung" : "Du bekommst zurück", f.refund),
      `${f.refund ? (f.setOff ? `${setOffDe(f.refund)}.` : `Du bekommst ${f.refund} auf dem Weg zurück, auf dem du bezahlt hast, spätestens 14 Tage nach deinem Widerruf.`) : "Du hattest für den Vertrag noch nichts bezahlt, das wir zurückzahlen müssten."}${f.used ? ` Du hattest verlangt, dass wir vor Ablauf der Widerrufsfrist beginnen; für die Tage bis zum Widerruf berechnen wir deshalb den anteiligen Preis von ${f.used} (§ 357a BGB).` : ""}${f.owed ? ` Davon stehen ${f.owed} auf deiner letzten Rechnung.` : ""}`,
      f.jerseyKept && "Dein Trikot ist davon nicht betroffen. Möchtest du auch den Kauf des Trikots widerrufen, erklär das bitte getrennt.",
      partnersDe(
        f,
        `Möchtest du sie nicht behalten, kannst du sie bis ${f.partnersUntil} ebenfalls widerrufen, auch wenn ihre eigene Frist vorher endet (§ 360 BGB).`,
      ),
      DE.questions(f.hotline),
    ),
  jerseyWithdrawn: (f) =>
    german(
      f,
      `Dein Widerruf für das Trikot ist angenommen (${f.receiptId})`,
      `der Kauf des Trikots zu ${f.contract} ist widerrufen. Dein Mobilfunkvertrag läuft weiter.`,
      f.sendBack
        ? [
            facts(["Schick es bis zum", f.sendBack.by], ["An", f.sendBack.to], ["Auf einem Zettel dabei", f.receiptId]),
            `Schick das Trikot bitte bis zum ${f.sendBack.by} an diese Adresse und leg einen Zettel mit ${f.receiptId} bei. Es genügt, wenn du es an diesem Tag abschickst. Die Rücksendung bezahlen wir: Schick uns den Beleg der Post, dann erstatten wir dir auch das Porto.`,
          ]
        : "Das Trikot war noch nicht unterwegs; du musst nichts zurückschicken.",
      refundDe(f),
      DE.questions(f.hotline),
    ),
  jerseyPaid: (f) =>
    german(
      f,
      `Dein Trikot ist ${f.arrived ? "angekommen" : "unterwegs zu uns"} (${f.receiptId})`,
      `${f.arrived ? "dein Trikot ist bei uns angekommen." : "wir haben den Nachweis, dass du das Trikot abgeschickt hast."}${f.refund ? (f.setOff ? ` ${setOffDe(f.refund)}.` : ` Wir haben die Erstattung von ${f.refund} veranlasst; du bekommst sie auf dem Weg zurück, auf dem du bezahlt hast.`) : " Bezahlt hattest du dafür noch nichts, das wir zurückzahlen müssten."} Damit ist der Widerruf zu ${f.contract} erledigt.`,
      f.refund !== undefined && amount(f.setOff ? "Abzug von deiner Rechnung" : "Erstattung", f.refund),
      DE.questions(f.hotline),
    ),
  jerseyMissing: (f) =>
    german(
      f,
      `Wir warten noch auf dein Trikot (${f.receiptId})`,
      `du hast den Kauf des Trikots zu ${f.contract} widerrufen, aber es ist noch nicht bei uns angekommen.${f.refund ? ` Bis dahin behalten wir die Erstattung von ${f.refund} zurück (§ 357 Abs. 4 BGB).` : ""}`,
      `Hast du es schon abgeschickt, schick uns bitte den Einlieferungsbeleg oder die Sendungsnummer zusammen mit ${f.receiptId}; das genügt. Sonst schick das Trikot bitte an ${f.returnTo}. Die Rücksendung bezahlen wir.`,
      DE.questions(f.hotline),
    ),
  jerseyNotPaid: (f) =>
    german(
      f,
      `Zu deinem Trikot (${f.receiptId})`,
      `das Trikot zu ${f.contract} ist nicht zu uns zurückgekommen, und wir erstatten den Preis deshalb nicht: ${f.reason}`,
      "Kommt es doch noch an oder findest du den Einlieferungsbeleg, zahlen wir sofort. Bist du anderer Meinung, schreib uns.",
      DE.questions(f.hotline),
    ),
  terminated: (f) =>
    german(
      f,
      `Dein Vertrag endet am ${f.day} (${f.receiptId})`,
      `wir bestätigen dir die Kündigung deines Vertrags ${f.contract}. Er endet mit Ablauf des ${f.day}.`,
      facts(["Vertrag", f.contract], ["Letzter Tag", f.day], ["Beleg", f.receiptId]),
      f.wanted !== undefined &&
        `Du hattest ${f.wanted} gewünscht. Früher als am ${f.day} ist die ordentliche Kündigung nach Mindestlaufzeit und Kündigungsfrist nicht möglich (§ 56 TKG).`,
      "Bis dahin bleibt alles, wie es ist. Deine Rufnummer kannst du jederzeit und bis einen Monat nach dem Vertragsende zu einem anderen Anbieter mitnehmen.",
      partnersDe(f, `Neue Partneranschlüsse kannst du nach dem ${f.day} nicht mehr dazubestellen.`),
      DE.questions(f.hotline),
    ),
  ended: (f) =>
    german(
      f,
      `Dein Vertrag ist beendet (${f.receiptId})`,
      `dein Vertrag ${f.contract} ist am ${f.day} zu Ende gegangen, und der Anschluss ist abgeschaltet. Deine Rufnummer kannst du noch bis ${f.portUntil} zu einem anderen Anbieter mitnehmen. Eine letzte Rechnung folgt, falls noch etwas offen ist.`,
      partnersDe(f, "An ihnen ändert sich nichts."),
      "Danke, dass du auf unserer Seite warst.",
      DE.questions(f.hotline),
    ),
  rejected: (f) =>
    german(
      f,
      `Zu deiner Erklärung ${f.receiptId}`,
      `wir haben deine Erklärung zu ${f.contract} geprüft und können ihr nicht folgen: ${f.reason}`,
      "Bist du anderer Meinung, schreib uns. Du kannst auch die Schlichtungsstelle Telekommunikation der Bundesnetzagentur anrufen.",
      DE.questions(f.hotline),
    ),
};
