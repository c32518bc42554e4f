import { type ContractPart, DECLARATION_CONFIRM_DAYS, type Language } from "@tribun/domain";
import { button, facts, type Letter, note } from "@tribun/mails";
import { TR, german, turkish } from "./letters.ts";
import type { Hotline } from "../base/teams.ts";
import { WITHDRAWAL_WORDS, WITHDRAWAL_WORDS_TR } from "./declared-words.ts";
import { writtenDay } from "./written.ts";
import type { Greeting } from "./greeting.ts";

type Facts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  readonly receiptId: string;
  /** Day and time in Germany, formatted in the mail's language. */
  readonly receivedAt: string;
  /** The contract in readable form. */
  readonly contract: string;
  readonly kind: "withdrawal" | "ordinary" | "extraordinary";
  readonly part: ContractPart;
  /** ISO; null means the earliest possible day. */
  readonly wantedDate: string | null;
  readonly link: string;
};

/** Separator and language of the second text in a bilingual mail. */
export const OTHER_LANGUAGE: Record<Language, { readonly language: Language; readonly separator: string }> = {
  de: { language: "tr", separator: "Türkçe metin / Türkischer Text" },
  tr: { language: "de", separator: "Deutscher Text / Almanca metin" },
};

/** Asks the owner of a contract to confirm a declaration made without a session. The mail contains nothing that was typed there. */
export const CONFIRM_MAILS: Record<Language, (facts: Facts) => Letter> = {
  de: (f) => {
    const withdrawal = f.kind === "withdrawal";
    const declared = withdrawal
      ? `„${WITHDRAWAL_WORDS[f.part]}“`
      : `Kündigung ${f.wantedDate === null ? "zum frühestmöglichen Zeitpunkt" : `zum ${writtenDay(f.wantedDate, "de")}`}`;
    return german(
      f,
      {
        subject: `Bestätige bitte ${withdrawal ? "deinen Widerruf" : "deine Kündigung"} (${f.receiptId})`,
        preheader: "Warst du das? Ohne deine Bestätigung führen wir nichts aus.",
      },
      `zu deinem Vertrag ist ${withdrawal ? "ein Widerruf" : "eine Kündigung"} bei uns angekommen. Wer das erklärt hat, war nicht angemeldet. Damit niemand sonst deinen Vertrag beendet, fragen wir dich, bevor etwas passiert.`,
      facts(["Vertrag", f.contract], ["Eingang", `${f.receivedAt} Uhr (deutsche Zeit)`], ["Inhalt", declared], ["Beleg", f.receiptId]),
      "Warst du das? Dann bestätige es hier.",
      button(withdrawal ? "Widerruf bestätigen" : "Kündigung bestätigen", f.link),
      `Danach führen wir es aus, und das lässt sich nicht zurücknehmen. Deine Erklärung gilt ab Eingang: Für alle Fristen zählt er, nicht dein Klick. Ohne Klick sehen sich unsere Leute die Erklärung nach ${DECLARATION_CONFIRM_DAYS} Tagen an.`,
      note(
        `Warst du das nicht? Dann klick nicht auf den Link und sag uns bitte Bescheid, unter ${f.hotline.shortCode} aus unserem Netz oder kostenlos unter ${f.hotline.freeNumber}. Bis dahin läuft dein Vertrag weiter.`,
      ),
    );
  },
  tr: (f) => {
    const withdrawal = f.kind === "withdrawal";
    const declared = withdrawal
      ? `“${WITHDRAWAL_WORDS_TR[f.part]}”`
      : f.wantedDate === null
        ? "Mümkün olan en erken tarihte fesih"
        : `${writtenDay(f.wantedDate, "tr")} tarihinde fesih`;
    return turkish(
      f,
      {
        subject: `Lütfen ${withdrawal ? "cayma bildirimini" : "fesih bildirimini"} onayla (${f.receiptId})`,
        preheader: "Gönderen sen miydin? Sen onaylamadan bir şey yapmayız.",
      },
      `sözleşmenle ilgili bir ${withdrawal ? "cayma bildirimi (Widerruf)" : "fesih bildirimi (Kündigung)"} bize ulaştı. Gönderen kişi giriş yapmamıştı. Sözleşmeni senden başkası bitirmesin diye, bir şey olmadan önce sana soruyoruz.`,
      facts(["Sözleşme", f.contract], ["Ulaştığı an", `${f.receivedAt} (Almanya saati)`], ["İçeriği", declared], ["Belge", f.receiptId]),
      "Gönderen sen miydin? Öyleyse buradan onayla.",
      button(withdrawal ? "Caymayı onayla" : "Feshi onayla", f.link),
      `Sonra bildirimi yerine getiririz, bu geri alınamaz. Bildirimin bize ulaştığı anda geçerli olur: bütün sürelerde onayladığın an değil, bu an sayılır. Onaylamazsan ekibimiz ${DECLARATION_CONFIRM_DAYS} gün sonra konuya bakar.`,
      note(
        `Gönderen sen değil miydin? O zaman bağlantıya tıklama ve bize haber ver: ${TR.call(f.hotline)}. O zamana kadar sözleşmen devam eder.`,
      ),
    );
  },
};
