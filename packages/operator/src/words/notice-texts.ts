import type { Language } from "@tribun/domain";
import type { NoticeKind } from "../db/schema/account.ts";
import type { Hotline } from "../base/teams.ts";
import type { MailText } from "./message-types.ts";
import type { Greeting } from "./greeting.ts";

/** Facts of a notice about a contract; days and amounts are formatted for readers. */
export type NoticeFacts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  readonly origin: string;
  readonly tariff: string;
  readonly msisdn: string;
  /** The four facts of § 57(3) TKG. */
  readonly startedOn: string;
  readonly commitmentEnd: string | undefined;
  readonly notice: string;
  readonly lastDay: string | undefined;
  /** Set if the reminder before the extension is too late: its last day has passed, or the contract has already been extended. */
  readonly late?: "lastDayPassed" | "goneOn" | undefined;
  readonly monthly: string;
  readonly advice?:
    | {
        readonly tariffId: string;
        readonly name: string;
        readonly monthly: string;
        readonly dataGb: string;
        readonly stay: boolean;
        readonly usedGb: string;
        /** The same as a number, for the app's account page. */
        readonly neededGb: number;
      }
    | undefined;
  readonly change?: ChangeFacts | undefined;
};

/** A change of a contract, its first day, and the last day on which the fan may terminate because of it (§ 57(1), (2) TKG). */
export type ChangeFacts = {
  readonly text: string;
  readonly effectiveOn: string;
  readonly terminateUntil: string;
  /** Earliest last day of a contract terminated because of it. */
  readonly endsOn: string;
};

/** The regulator's explanation of changing the provider. */
const SWITCHING = "https://www.bundesnetzagentur.de/anbieterwechsel";

export const NOTICE_MAILS: Record<Language, Record<NoticeKind, (facts: NoticeFacts) => MailText>> = {
  de: {
    bestTariff: (f) => ({
      subject: `Der beste Tarif für dich: ${f.advice?.stay ? `du hast ihn schon (${f.tariff})` : (f.advice?.name ?? f.tariff)}`,
      text: `${f.greeting},

einmal im Jahr sagen wir dir, welcher unserer Tarife mit derselben Laufzeit am besten zu dir passt (§ 57 Abs. 3 TKG).

${adviceDe(f)}

Dein Vertrag ${f.tariff}, ${f.msisdn}:
${factsDe(f)}

So wechselst du den Anbieter: ${SWITCHING}
Deinen Tarif ändern oder kündigen: ${f.origin}/dashboard

${closingDe(f)}`,
    }),
    extension: (f) => ({
      subject:
        f.late === "goneOn"
          ? `Die Mindestlaufzeit von ${f.tariff} ist seit dem ${f.commitmentEnd ?? ""} vorbei`
          : `Die Mindestlaufzeit von ${f.tariff} endet am ${f.commitmentEnd ?? ""}`,
      text: `${f.greeting},

${extensionDe(f)}

${factsDe(f)}

Kündigen, ganz ohne Anmeldung: ${f.origin}/information/cancellation

${closingDe(f)}`,
    }),
    contractChange: (f) => ({
      subject: `Dein Vertrag ${f.tariff} ändert sich am ${f.change?.effectiveOn ?? ""}`,
      text: `${f.greeting},

ab dem ${f.change?.effectiveOn ?? ""} gilt für deinen Vertrag ${f.tariff}, ${f.msisdn}:

${f.change?.text ?? ""}

${leaveDe(f)}

Kündigen, ganz ohne Anmeldung: ${f.origin}/information/cancellation#terminate
So wechselst du den Anbieter: ${SWITCHING}

${closingDe(f)}`,
    }),
  },
  tr: {
    bestTariff: (f) => ({
      subject: `Senin için en iyi tarife: ${f.advice?.stay ? `zaten sende (${f.tariff})` : (f.advice?.name ?? f.tariff)}`,
      text: `${f.greeting},

yılda bir kez, taahhüdü aynı olan tarifelerimizden hangisinin sana en uygun olduğunu söylüyoruz (§ 57 f. 3 TKG).

${adviceTr(f)}

Sözleşmen ${f.tariff}, ${f.msisdn}:
${factsTr(f)}

Operatör değiştirmek için: ${SWITCHING}
Tarifeni değiştirmek ya da feshetmek için: ${f.origin}/dashboard

${closingTr(f)}`,
    }),
    extension: (f) => ({
      subject: `${f.tariff} için taahhüt ${f.commitmentEnd ?? ""} günü ${f.late === "goneOn" ? "bitti" : "bitiyor"}`,
      text: `${f.greeting},

${extensionTr(f)}

${factsTr(f)}

Giriş yapmadan feshetmek için: ${f.origin}/information/cancellation

${closingTr(f)}`,
    }),
    contractChange: (f) => ({
      subject: `${f.tariff} sözleşmen ${f.change?.effectiveOn ?? ""} günü değişiyor`,
      text: `${f.greeting},

${f.tariff}, ${f.msisdn} sözleşmen için ${f.change?.effectiveOn ?? ""} gününden itibaren şu geçerli:

${f.change?.text ?? ""}

${leaveTr(f)}

Giriş yapmadan feshetmek için: ${f.origin}/information/cancellation#terminate
Operatör değiştirmek için: ${SWITCHING}

${closingTr(f)}`,
    }),
  },
};

/** The right to terminate because of a change, for fans informed of one (§ 57(1) TKG). */
export function leaveDe({ change }: NoticeFacts): string {
  if (!change) return "";
  return `Willst du das nicht, kannst du den Vertrag bis einschließlich ${change.terminateUntil} kündigen: ohne Frist, ohne Kosten und auch vor dem Ende der Mindestlaufzeit (§ 57 Abs. 1 TKG). Er endet dann frühestens am ${change.endsOn}, also bevor die Änderung gilt. Möchtest du bleiben, musst du nichts tun.`;
}

export function leaveTr({ change }: NoticeFacts): string {
  if (!change) return "";
  return `Bunu istemiyorsan sözleşmeni en geç ${change.terminateUntil} günü feshedebilirsin: önceden bildirmeden, ücretsiz ve taahhüt bitmeden da (§ 57 f. 1 TKG). Sözleşmen o zaman en erken ${change.endsOn} günü, yani değişiklik başlamadan biter. Kalmak istiyorsan bir şey yapman gerekmez.`;
}

const FREE_DE = "jederzeit kostenlos mit einer Frist von höchstens einem Monat kündigen (§ 56 Abs. 3 TKG).";

function extensionDe({ tariff, msisdn, commitmentEnd = "", lastDay = "", late }: NoticeFacts): string {
  const contract = `die Mindestlaufzeit deines Vertrags ${tariff}, ${msisdn},`;
  if (late === "goneOn") {
    return `${contract} ist am ${commitmentEnd} abgelaufen, und er läuft seitdem auf unbestimmte Zeit weiter. Darauf hätten wir dich vorher hinweisen müssen; das tut uns leid. Du kannst ihn ${FREE_DE}`;
  }
  return late === "lastDayPassed"
    ? `${contract} endet am ${commitmentEnd}. Der letzte Tag für eine Kündigung zu diesem Ende war der ${lastDay}; darauf hätten wir dich früher hinweisen müssen, das tut uns leid. Der Vertrag läuft danach auf unbestimmte Zeit weiter, und du kannst ihn ${FREE_DE}`
    : `${contract} endet am ${commitmentEnd}. Kündigst du nicht bis ${lastDay}, läuft er danach auf unbestimmte Zeit weiter. Du kannst ihn dann ${FREE_DE}`;
}

const FREE_TR = "en fazla bir ay önceden bildirerek istediğin gün ücretsiz feshedebilirsin (§ 56 f. 3 TKG).";

function extensionTr({ tariff, msisdn, commitmentEnd = "", lastDay = "", late }: NoticeFacts): string {
  const contract = `${tariff}, ${msisdn} sözleşmenin taahhüdü ${commitmentEnd} günü`;
  if (late === "goneOn") {
    return `${contract} bitti ve sözleşme o günden beri belirsiz süreyle devam ediyor. Bunu sana önceden bildirmemiz gerekirdi; özür dileriz. Sözleşmeyi ${FREE_TR}`;
  }
  return late === "lastDayPassed"
    ? `${contract} bitiyor. Bu tarihe fesih için son gün ${lastDay} idi; bunu sana daha önce bildirmemiz gerekirdi, özür dileriz. Sözleşme sonra belirsiz süreyle devam eder ve onu ${FREE_TR}`
    : `${contract} bitiyor. ${lastDay} gününe kadar feshetmezsen sözleşme belirsiz süreyle devam eder. O zaman da ${FREE_TR}`;
}

/** The four facts of § 57(3) TKG, one per line. */
export function factsDe(f: NoticeFacts): string {
  return [
    `Vertragsbeginn: ${f.startedOn}`,
    `Ende der Mindestlaufzeit: ${f.commitmentEnd ?? "keine Mindestlaufzeit"}`,
    `Kündigungsfrist: ${f.notice}`,
    `Letzter Tag für die Kündigung: ${f.lastDay ?? "jeder Tag"}`,
  ].join("\n");
}

export function factsTr(f: NoticeFacts): string {
  return [
    `Sözleşme başlangıcı (Vertragsbeginn): ${f.startedOn}`,
    `Taahhüdün sonu (Ende der Mindestlaufzeit): ${f.commitmentEnd ?? "taahhüt yok"}`,
    `Bildirim süresi (Kündigungsfrist): ${f.notice}`,
    `Fesih için son gün (letzter Tag): ${f.lastDay ?? "her gün"}`,
  ].join("\n");
}

export function adviceDe({ advice, tariff, monthly }: NoticeFacts): string {
  if (!advice) return "";
  return advice.stay
    ? `In deinem stärksten Monat hast du ${advice.usedGb} GB verbraucht. ${tariff} für ${monthly} im Monat ist dafür unser bester Tarif mit derselben Laufzeit.`
    : `In deinem stärksten Monat hast du ${advice.usedGb} GB verbraucht. Besser als ${tariff} für ${monthly} passt ${advice.name} mit ${advice.dataGb} GB und derselben Laufzeit für ${advice.monthly} im Monat.`;
}

export function adviceTr({ advice, tariff, monthly }: NoticeFacts): string {
  if (!advice) return "";
  return advice.stay
    ? `En yoğun ayında ${advice.usedGb} GB kullandın. Bunun için taahhüdü aynı olan tarifelerimizin en iyisi ayda ${monthly} ile ${tariff}.`
    : `En yoğun ayında ${advice.usedGb} GB kullandın. Sana ${monthly} ile ${tariff} yerine ayda ${advice.monthly} ile taahhüdü aynı, ${advice.dataGb} GB’lık ${advice.name} daha uygun.`;
}

const closingDe = (f: NoticeFacts) =>
  `Fragen beantworten wir unter ${f.hotline.shortCode} aus unserem Netz oder kostenlos unter ${f.hotline.freeNumber}.\n\nDeine Mannschaft von ${f.club}`;
const closingTr = (f: NoticeFacts) =>
  `Soruların için bizi ara: kendi hattımızdan ${f.hotline.shortCode}, Almanya’daki tüm şebekelerden ücretsiz ${f.hotline.freeNumber}.\n\n${f.club} takımın`;
