import type { Language } from "@tribun/domain";
import { amount, aside, type Content, facts, type Letter, letterOf, list, note, quote } from "@tribun/mails";
import { DE, TR, german, turkish } from "./letters.ts";
import type { Hotline } from "../base/teams.ts";
import type { Greeting } from "./greeting.ts";

type Facts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  readonly ticket: string;
  readonly receivedAt: string;
};

/** True if the report names a line; without one, the operator cannot credit compensation. */
type OfLine = { readonly ofLine: boolean };
/** A network outage, with its times formatted for readers. */
type Outage = { readonly place: string; readonly since: string; readonly end: string | undefined };
type FaultClosed = {
  readonly answer?: string | undefined;
  readonly closedAt: string;
  /** The amount, formatted for readers. */
  readonly compensation?: string;
  /** True if a line was out but the report named none. */
  readonly toNobody: boolean;
};

/** Mails about messages to support. */
export type SupportMails = {
  /** Contains the message itself only if the mailbox is proven to be the sender's own. */
  readonly received: (facts: Facts & OfLine & { readonly message?: string | undefined; readonly fault: boolean }) => Letter;
  /** The day after a fault whose ticket is open: known cause and expected end (§ 58(2) TKG). */
  readonly faultOpen: (facts: Facts & OfLine & { readonly outages: readonly Outage[] }) => Letter;
  /** The ticket of a fault is closed; `answer` is staff's text. */
  readonly faultClosed: (facts: Facts & FaultClosed) => Letter;
  /** Staff have answered and closed the case. */
  readonly answered: (facts: Facts & { readonly answer?: string | undefined }) => Letter;
};

type DeskFacts = {
  readonly ticket: string;
  readonly club: string;
  readonly topic: string;
  readonly name: string;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly lineId?: string | null;
  readonly reference?: string | undefined;
  readonly language: Language;
  readonly message: string;
};

/** Mail to the staff who answer; they read German and write to the fan in the fan's language. */
export function deskMail(given: DeskFacts): Letter {
  const { ticket, club, topic, name, email, phone, lineId, reference, language, message } = given;
  return letterOf(
    { language: "de" },
    { subject: `${ticket}: ${topic}`, heading: `Neue Nachricht bei ${club}`, preheader: `${topic}, ${ticket}` },
    facts(
      [`Neue Nachricht bei ${club}`, topic],
      ["Ticket", ticket],
      ["Name", name],
      ["E-Mail", email],
      phone !== undefined && ["Telefon", phone],
      lineId !== undefined && lineId !== null && lineId !== "" && ["Anschluss", lineId],
      reference !== undefined && ["Angezeigt wurde", reference],
      ["Antwort bitte auf", language === "de" ? "Deutsch" : "Türkisch"],
    ),
    quote(message),
  );
}

const said = (answer: string | undefined): Content => answer !== undefined && quote(answer);

const NO_LINE = {
  de: note(
    "Deine Meldung nennt keinen Anschluss. Sag uns bitte am Telefon, um welche Nummer es geht: Nur so können wir dir eine Entschädigung anrechnen.",
  ),
  tr: note("Bildiriminde hat belirtilmemiş. Hangi numara olduğunu lütfen telefonda söyle: Tazminatı ancak böyle hesabına yazabiliriz."),
};

const RATES = {
  de: "5 € oder 10 % deines Monatspreises je Tag, ab dem fünften Tag 10 € oder 20 %, es gilt der höhere Betrag.",
  tr: "günde 5 € ya da aylık ücretinin %10’u, beşinci günden itibaren 10 € ya da %20’si; hangisi yüksekse o geçerlidir.",
};

/** In both languages. */
export const SUPPORT_MAILS: Record<Language, SupportMails> = {
  de: {
    received: ({ greeting, club, hotline, ticket, receivedAt, message, fault, ofLine }) =>
      german(
        { greeting, club },
        `Deine Nachricht ist da (${ticket})`,
        `wir haben deine Nachricht am ${receivedAt} Uhr (deutsche Zeit) bekommen und melden uns am nächsten Werktag.`,
        facts(["Die Nummer dazu", ticket]),
        fault && [
          `Du hast eine Störung gemeldet. Ist deine Meldung morgen noch offen, schreiben wir dir, was wir über Ursache und Ende wissen. Fällt dein Anschluss ganz aus, steht dir ab dem dritten Tag eine Entschädigung zu: ${RATES.de}`,
          !ofLine && NO_LINE.de,
        ],
        message !== undefined && quote(message, "Deine Nachricht:"),
        aside(`Eilt es? Ruf uns an: ${DE.call(hotline)}.`),
      ),
    faultOpen: ({ greeting, club, hotline, ticket, receivedAt, outages, ofLine }) =>
      german(
        { greeting, club },
        `Deine Störungsmeldung ist noch offen (${ticket})`,
        `die Störung, die du am ${receivedAt} Uhr gemeldet hast, ist bei uns noch offen.`,
        outages.length === 0
          ? "Woran es liegt und wann es wieder geht, wissen wir noch nicht."
          : [
              list(
                "Das ist gerade im Netz gestört:",
                ...outages.map(
                  ({ place, since, end }) =>
                    `${place}: seit ${since} Uhr, ${end === undefined ? "Ende noch nicht bekannt" : `voraussichtlich bis ${end} Uhr`}`,
                ),
              ),
              "Bist du dort, liegt es vermutlich daran. Bist du woanders, wissen wir noch nicht, woran es liegt und wann es wieder geht.",
            ],
        `Wir schreiben dir wieder, sobald wir deine Meldung abschließen. Wie es bis dahin steht, erfährst du unter ${hotline.shortCode} aus unserem Netz oder kostenlos unter ${hotline.freeNumber}. Halt bitte ${ticket} bereit.`,
        `Fällt dein Anschluss ganz aus, ${ofLine ? "rechnen wir dir ab dem dritten Tag von selbst eine Entschädigung an" : "steht dir ab dem dritten Tag eine Entschädigung zu"}: ${RATES.de}`,
        !ofLine && NO_LINE.de,
      ),
    faultClosed: ({ greeting, club, hotline, receivedAt, closedAt, ticket, answer, compensation, toNobody }) =>
      german(
        { greeting, club },
        `Deine Störungsmeldung ist abgeschlossen (${ticket})`,
        `deine Störungsmeldung vom ${receivedAt} Uhr haben wir am ${closedAt} Uhr abgeschlossen.`,
        said(answer),
        compensation !== undefined && [
          amount("Deine Entschädigung", compensation),
          `Für den Ausfall von deiner Meldung bis zum Abschluss bekommst du ${compensation}. Wir ziehen den Betrag von selbst von deiner nächsten Rechnung ab.`,
        ],
        toNobody && NO_LINE.de,
        aside(`Geht noch immer etwas nicht, ruf uns an: ${DE.call(hotline)}.`),
      ),
    answered: ({ greeting, club, hotline, ticket, receivedAt, answer }) =>
      german(
        { greeting, club },
        `Unsere Antwort an dich (${ticket})`,
        `auf deine Nachricht vom ${receivedAt} Uhr antworten wir dir:`,
        said(answer),
        aside(`Bleibt etwas offen, ruf uns an: ${DE.call(hotline)}. Halt bitte ${ticket} bereit.`),
      ),
  },
  tr: {
    received: ({ greeting, club, hotline, ticket, receivedAt, message, fault, ofLine }) =>
      turkish(
        { greeting, club },
        `Mesajın bize ulaştı (${ticket})`,
        `mesajın ${receivedAt} tarihinde (Almanya saati) bize ulaştı; bir sonraki iş günü sana döneceğiz.`,
        facts(["Kayıt numarası", ticket]),
        fault && [
          `Bir arıza bildirdin. Kaydın yarın hâlâ açıksa nedeni ve ne zaman düzeleceği hakkında bildiklerimizi sana yazacağız. Hattın tamamen çalışmıyorsa üçüncü günden itibaren tazminat hakkın var: ${RATES.tr}`,
          !ofLine && NO_LINE.tr,
        ],
        message !== undefined && quote(message, "Mesajın:"),
        aside(`Acelen mi var? Bizi ara: ${TR.call(hotline)}.`),
      ),
    faultOpen: ({ greeting, club, hotline, ticket, receivedAt, outages, ofLine }) =>
      turkish(
        { greeting, club },
        `Arıza kaydın hâlâ açık (${ticket})`,
        `${receivedAt} tarihinde bildirdiğin arıza bizde hâlâ açık.`,
        outages.length === 0
          ? "Nedenini ve ne zaman düzeleceğini henüz bilmiyoruz."
          : [
              list(
                "Şu anda şebekede arıza olan yerler:",
                ...outages.map(
                  ({ place, since, end }) =>
                    `${place}: ${since} tarihinden beri, ${end === undefined ? "ne zaman düzeleceği henüz belli değil" : `tahminen ${end} tarihine kadar`}`,
                ),
              ),
              "Oradaysan neden büyük olasılıkla budur. Başka yerdeysen nedenini ve ne zaman düzeleceğini henüz bilmiyoruz.",
            ],
        `Kaydını kapattığımızda sana yeniden yazacağız. O zamana kadar durumu telefonda öğrenebilirsin: ${TR.call(hotline)}. ${ticket} numarasını hazır bulundur.`,
        `Hattın tamamen çalışmıyorsa ${ofLine ? "üçüncü günden itibaren tazminatı kendiliğinden hesabına yazarız" : "üçüncü günden itibaren tazminat hakkın var"}: ${RATES.tr}`,
        !ofLine && NO_LINE.tr,
      ),
    faultClosed: ({ greeting, club, hotline, receivedAt, closedAt, ticket, answer, compensation, toNobody }) =>
      turkish(
        { greeting, club },
        `Arıza kaydın kapatıldı (${ticket})`,
        `${receivedAt} tarihli arıza bildirimini ${closedAt} tarihinde kapattık.`,
        said(answer),
        compensation !== undefined && [
          amount("Tazminatın", compensation),
          `Bildiriminden kapanışa kadar süren kesinti için ${compensation} alacağın var. Bu tutarı bir sonraki faturandan kendiliğimizden düşeriz.`,
        ],
        toNobody && NO_LINE.tr,
        aside(`Hâlâ çalışmayan bir şey varsa bizi ara: ${TR.call(hotline)}.`),
      ),
    answered: ({ greeting, club, hotline, ticket, receivedAt, answer }) =>
      turkish(
        { greeting, club },
        `Sana yanıtımız (${ticket})`,
        `${receivedAt} tarihli mesajına yanıtımız:`,
        said(answer),
        aside(`Aklına takılan bir şey kalırsa bizi ara: ${TR.call(hotline)}. ${ticket} numarasını hazır bulundur.`),
      ),
  },
};
