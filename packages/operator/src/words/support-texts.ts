import type { Language } from "@tribun/domain";
import type { Hotline } from "../base/teams.ts";
import type { MailText } from "./message-types.ts";
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
  readonly received: (facts: Facts & OfLine & { readonly message?: string | undefined; readonly fault: boolean }) => MailText;
  /** The day after a fault whose ticket is open: known cause and expected end (§ 58(2) TKG). */
  readonly faultOpen: (facts: Facts & OfLine & { readonly outages: readonly Outage[] }) => MailText;
  /** The ticket of a fault is closed; `answer` is staff's text. */
  readonly faultClosed: (facts: Facts & FaultClosed) => MailText;
  /** Staff have answered and closed the case. */
  readonly answered: (facts: Facts & { readonly answer?: string | undefined }) => MailText;
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
export function deskMail(facts: DeskFacts): MailText {
  const { ticket, club, topic, name, email, phone, lineId, reference, language, message } = facts;
  const lines = [
    `Neue Nachricht bei ${club}: ${topic}`,
    `Ticket: ${ticket}`,
    `Name: ${name}`,
    `E-Mail: ${email}`,
    ...(phone === undefined ? [] : [`Telefon: ${phone}`]),
    ...(lineId ? [`Anschluss: ${lineId}`] : []),
    ...(reference === undefined ? [] : [`Angezeigt wurde: ${reference}`]),
    `Antwort bitte auf ${language === "de" ? "Deutsch" : "Türkisch"}`,
  ];
  return { subject: `${ticket}: ${topic}`, text: `${lines.join("\n")}\n\n${message}` };
}

/** Staff's answer as a paragraph of its own. */
const said = (answer: string | undefined): string => (answer === undefined ? "" : `\n${answer}\n`);

const NO_LINE = {
  de: "Deine Meldung nennt keinen Anschluss. Sag uns bitte am Telefon, um welche Nummer es geht: Nur so können wir dir eine Entschädigung anrechnen.",
  tr: "Bildiriminde hat belirtilmemiş. Hangi numara olduğunu lütfen telefonda söyle: Tazminatı ancak böyle hesabına yazabiliriz.",
};

const line = (text: string) => `\n${text}\n`;

/** In both languages. */
export const SUPPORT_MAILS: Record<Language, SupportMails> = {
  de: {
    received: ({ greeting, club, hotline, ticket, receivedAt, message, fault, ofLine }) => ({
      subject: `Deine Nachricht ist da (${ticket})`,
      text: `${greeting},

wir haben deine Nachricht am ${receivedAt} Uhr (deutsche Zeit) bekommen und melden uns am nächsten Werktag. Die Nummer dazu ist ${ticket}.
${
  fault
    ? `
Du hast eine Störung gemeldet. Ist deine Meldung morgen noch offen, schreiben wir dir, was wir über Ursache und Ende wissen. Fällt dein Anschluss ganz aus, steht dir ab dem dritten Tag eine Entschädigung zu: 5 € oder 10 % deines Monatspreises je Tag, ab dem fünften Tag 10 € oder 20 %, es gilt der höhere Betrag.
${ofLine ? "" : line(NO_LINE.de)}`
    : ""
}
${message === undefined ? "" : `Deine Nachricht:\n${message}\n\n`}Eilt es? Ruf uns an: ${hotline.shortCode} aus unserem Netz oder kostenlos ${hotline.freeNumber}.

Deine Mannschaft von ${club}`,
    }),
    faultOpen: ({ greeting, club, hotline, ticket, receivedAt, outages, ofLine }) => ({
      subject: `Deine Störungsmeldung ist noch offen (${ticket})`,
      text: `${greeting},

die Störung, die du am ${receivedAt} Uhr gemeldet hast, ist bei uns noch offen.

${
  outages.length === 0
    ? "Woran es liegt und wann es wieder geht, wissen wir noch nicht."
    : `Das ist gerade im Netz gestört:
${outages.map(({ place, since, end }) => `- ${place}: seit ${since} Uhr, ${end === undefined ? "Ende noch nicht bekannt" : `voraussichtlich bis ${end} Uhr`}`).join("\n")}
Bist du dort, liegt es vermutlich daran. Bist du woanders, wissen wir noch nicht, woran es liegt und wann es wieder geht.`
}

Wir schreiben dir wieder, sobald wir deine Meldung abschließen. Wie es bis dahin steht, erfährst du unter ${hotline.shortCode} aus unserem Netz oder kostenlos unter ${hotline.freeNumber}. Halt bitte ${ticket} bereit.

Fällt dein Anschluss ganz aus, ${ofLine ? "rechnen wir dir ab dem dritten Tag von selbst eine Entschädigung an" : "steht dir ab dem dritten Tag eine Entschädigung zu"}: 5 € oder 10 % deines Monatspreises je Tag, ab dem fünften Tag 10 € oder 20 %, es gilt der höhere Betrag.
${ofLine ? "" : line(NO_LINE.de)}
Deine Mannschaft von ${club}`,
    }),
    faultClosed: ({ greeting, club, hotline, ticket, receivedAt, closedAt, answer, compensation, toNobody }) => ({
      subject: `Deine Störungsmeldung ist abgeschlossen (${ticket})`,
      text: `${greeting},

deine Störungsmeldung vom ${receivedAt} Uhr haben wir am ${closedAt} Uhr abgeschlossen.
${said(answer)}${compensation === undefined ? "" : line(`Für den Ausfall von deiner Meldung bis zum Abschluss bekommst du ${compensation}. Wir ziehen den Betrag von selbst von deiner nächsten Rechnung ab.`)}${toNobody ? line(NO_LINE.de) : ""}
Geht noch immer etwas nicht, ruf uns an: ${hotline.shortCode} aus unserem Netz oder kostenlos ${hotline.freeNumber}.

Deine Mannschaft von ${club}`,
    }),
    answered: ({ greeting, club, hotline, ticket, receivedAt, answer }) => ({
      subject: `Unsere Antwort an dich (${ticket})`,
      text: `${greeting},

auf deine Nachricht vom ${receivedAt} Uhr antworten wir dir:
${said(answer)}
Bleibt etwas offen, ruf uns an: ${hotline.shortCode} aus unserem Netz oder kostenlos ${hotline.freeNumber}. Halt bitte ${ticket} bereit.

Deine Mannschaft von ${club}`,
    }),
  },
  tr: {
    received: ({ greeting, club, hotline, ticket, receivedAt, message, fault, ofLine }) => ({
      subject: `Mesajın bize ulaştı (${ticket})`,
      text: `${greeting},

mesajın ${receivedAt} tarihinde (Almanya saati) bize ulaştı; bir sonraki iş günü sana döneceğiz. Kayıt numarası: ${ticket}.
${
  fault
    ? `
Bir arıza bildirdin. Kaydın yarın hâlâ açıksa nedeni ve ne zaman düzeleceği hakkında bildiklerimizi sana yazacağız. Hattın tamamen çalışmıyorsa üçüncü günden itibaren tazminat hakkın var: günde 5 € ya da aylık ücretinin %10’u, beşinci günden itibaren 10 € ya da %20’si; hangisi yüksekse o geçerlidir.
${ofLine ? "" : line(NO_LINE.tr)}`
    : ""
}
${message === undefined ? "" : `Mesajın:\n${message}\n\n`}Acelen mi var? Bizi ara: kendi hattımızdan ${hotline.shortCode}, Almanya’daki tüm şebekelerden ücretsiz ${hotline.freeNumber}.

${club} takımın`,
    }),
    faultOpen: ({ greeting, club, hotline, ticket, receivedAt, outages, ofLine }) => ({
      subject: `Arıza kaydın hâlâ açık (${ticket})`,
      text: `${greeting},

${receivedAt} tarihinde bildirdiğin arıza bizde hâlâ açık.

${
  outages.length === 0
    ? "Nedenini ve ne zaman düzeleceğini henüz bilmiyoruz."
    : `Şu anda şebekede arıza olan yerler:
${outages.map(({ place, since, end }) => `- ${place}: ${since} tarihinden beri, ${end === undefined ? "ne zaman düzeleceği henüz belli değil" : `tahminen ${end} tarihine kadar`}`).join("\n")}
Oradaysan neden büyük olasılıkla budur. Başka yerdeysen nedenini ve ne zaman düzeleceğini henüz bilmiyoruz.`
}

Kaydını kapattığımızda sana yeniden yazacağız. O zamana kadar durumu telefonda öğrenebilirsin: kendi hattımızdan ${hotline.shortCode}, Almanya’daki tüm şebekelerden ücretsiz ${hotline.freeNumber}. ${ticket} numarasını hazır bulundur.

Hattın tamamen çalışmıyorsa ${ofLine ? "üçüncü günden itibaren tazminatı kendiliğinden hesabına yazarız" : "üçüncü günden itibaren tazminat hakkın var"}: günde 5 € ya da aylık ücretinin %10’u, beşinci günden itibaren 10 € ya da %20’si; hangisi yüksekse o geçerlidir.
${ofLine ? "" : line(NO_LINE.tr)}
${club} takımın`,
    }),
    faultClosed: ({ greeting, club, hotline, ticket, receivedAt, closedAt, answer, compensation, toNobody }) => ({
      subject: `Arıza kaydın kapatıldı (${ticket})`,
      text: `${greeting},

${receivedAt} tarihli arıza bildirimini ${closedAt} tarihinde kapattık.
${said(answer)}${compensation === undefined ? "" : line(`Bildiriminden kapanışa kadar süren kesinti için ${compensation} alacağın var. Bu tutarı bir sonraki faturandan kendiliğimizden düşeriz.`)}${toNobody ? line(NO_LINE.tr) : ""}
Hâlâ çalışmayan bir şey varsa bizi ara: kendi hattımızdan ${hotline.shortCode}, Almanya’daki tüm şebekelerden ücretsiz ${hotline.freeNumber}.

${club} takımın`,
    }),
    answered: ({ greeting, club, hotline, ticket, receivedAt, answer }) => ({
      subject: `Sana yanıtımız (${ticket})`,
      text: `${greeting},

${receivedAt} tarihli mesajına yanıtımız:
${said(answer)}
Aklına takılan bir şey kalırsa bizi ara: kendi hattımızdan ${hotline.shortCode}, Almanya’daki tüm şebekelerden ücretsiz ${hotline.freeNumber}. ${ticket} numarasını hazır bulundur.

${club} takımın`,
    }),
  },
};
