import type { Language } from "@tribun/domain";
import { button, facts, type Letter, link, note } from "@tribun/mails";
import { DE, TR, german, turkish } from "./letters.ts";
import type { NoticeKind } from "../db/schema/account.ts";
import type { Hotline } from "../base/teams.ts";
import type { Greeting } from "./greeting.ts";

/** Facts of a notice about a contract; days and amounts are formatted for readers. */
export type NoticeFacts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  readonly origin: string;
  readonly lineId: string;
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

const lineOf = ({ origin, lineId }: NoticeFacts, part = "") => `${origin}/dashboard/account/overview?line=${lineId}${part}`;

export const NOTICE_MAILS: Record<Language, Record<NoticeKind, (facts: NoticeFacts) => Letter>> = {
  de: {
    bestTariff: (f) =>
      german(
        f,
        {
          subject: `Der beste Tarif für dich: ${f.advice?.stay ? `du hast ihn schon (${f.tariff})` : (f.advice?.name ?? f.tariff)}`,
          heading: f.advice?.stay ? `${f.tariff} passt am besten zu dir` : `${f.advice?.name ?? f.tariff} passt besser zu dir`,
        },
        "einmal im Jahr sagen wir dir, welcher unserer Tarife mit derselben Laufzeit am besten zu dir passt (§ 57 Abs. 3 TKG).",
        adviceDe(f),
        facts(["Dein Vertrag", `${f.tariff}, ${f.msisdn}`], ...factRowsDe(f)),
        button("Tarif ändern oder kündigen", lineOf(f, "#advice")),
        link("So wechselst du den Anbieter", SWITCHING),
        DE.questions(f.hotline),
      ),
    extension: (f) =>
      german(
        f,
        f.late === "goneOn"
          ? `Die Mindestlaufzeit von ${f.tariff} ist seit dem ${f.commitmentEnd ?? ""} vorbei`
          : `Die Mindestlaufzeit von ${f.tariff} endet am ${f.commitmentEnd ?? ""}`,
        extensionDe(f),
        facts(...factRowsDe(f)),
        link("Kündigen, ganz ohne Anmeldung", `${f.origin}/information/cancellation#terminate`),
        DE.questions(f.hotline),
      ),
    contractChange: (f) =>
      german(
        f,
        `Dein Vertrag ${f.tariff} ändert sich am ${f.change?.effectiveOn ?? ""}`,
        `ab dem ${f.change?.effectiveOn ?? ""} gilt für deinen Vertrag ${f.tariff}, ${f.msisdn}:`,
        note(f.change?.text ?? ""),
        leaveDe(f),
        link("Kündigen, ganz ohne Anmeldung", `${f.origin}/information/cancellation#terminate`),
        link("So wechselst du den Anbieter", SWITCHING),
        DE.questions(f.hotline),
      ),
  },
  tr: {
    bestTariff: (f) =>
      turkish(
        f,
        {
          subject: `Senin için en iyi tarife: ${f.advice?.stay ? `zaten sende (${f.tariff})` : (f.advice?.name ?? f.tariff)}`,
          heading: f.advice?.stay ? `Sana en uygunu ${f.tariff}` : `Sana daha uygunu ${f.advice?.name ?? f.tariff}`,
        },
        "yılda bir kez, taahhüdü aynı olan tarifelerimizden hangisinin sana en uygun olduğunu söylüyoruz (§ 57 f. 3 TKG).",
        adviceTr(f),
        facts(["Sözleşmen", `${f.tariff}, ${f.msisdn}`], ...factRowsTr(f)),
        button("Tarifeni değiştir ya da feshet", lineOf(f, "#advice")),
        link("Operatör değiştirmek için", SWITCHING),
        TR.questions(f.hotline),
      ),
    extension: (f) =>
      turkish(
        f,
        `${f.tariff} için taahhüt ${f.commitmentEnd ?? ""} günü ${f.late === "goneOn" ? "bitti" : "bitiyor"}`,
        extensionTr(f),
        facts(...factRowsTr(f)),
        link("Giriş yapmadan feshetmek için", `${f.origin}/information/cancellation#terminate`),
        TR.questions(f.hotline),
      ),
    contractChange: (f) =>
      turkish(
        f,
        `${f.tariff} sözleşmen ${f.change?.effectiveOn ?? ""} günü değişiyor`,
        `${f.tariff}, ${f.msisdn} sözleşmen için ${f.change?.effectiveOn ?? ""} gününden itibaren şu geçerli:`,
        note(f.change?.text ?? ""),
        leaveTr(f),
        link("Giriş yapmadan feshetmek için", `${f.origin}/information/cancellation#terminate`),
        link("Operatör değiştirmek için", SWITCHING),
        TR.questions(f.hotline),
      ),
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

type Rows = readonly (readonly [label: string, value: string])[];

/** The four facts of § 57(3) TKG. */
export const factRowsDe = (f: NoticeFacts): Rows => [
  ["Vertragsbeginn", f.startedOn],
  ["Ende der Mindestlaufzeit", f.commitmentEnd ?? "keine Mindestlaufzeit"],
  ["Kündigungsfrist", f.notice],
  ["Letzter Tag für die Kündigung", f.lastDay ?? "jeder Tag"],
];

export const factRowsTr = (f: NoticeFacts): Rows => [
  ["Sözleşme başlangıcı (Vertragsbeginn)", f.startedOn],
  ["Taahhüdün sonu (Ende der Mindestlaufzeit)", f.commitmentEnd ?? "taahhüt yok"],
  ["Bildirim süresi (Kündigungsfrist)", f.notice],
  ["Fesih için son gün (letzter Tag)", f.lastDay ?? "her gün"],
];

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
