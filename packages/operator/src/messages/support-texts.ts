import type { Language } from "@tribun/domain";
import type { Hotline } from "../teams.ts";
import type { MailText } from "./messages.ts";

type Facts = {
  /** Only where the mailbox is known to be the writer's: a stranger would have us deliver any words as one. */
  readonly name?: string | undefined;
  readonly club: string;
  readonly hotline: Hotline;
  readonly ticket: string;
  readonly receivedAt: string;
};

/** Mails about messages to support. */
export type SupportMails = {
  /** The message itself goes along where the name does. */
  readonly received: (facts: Facts & { readonly message?: string | undefined; readonly fault: boolean }) => MailText;
  /** The day after a fault that is not repaired (§ 58(2) TKG). */
  readonly faultOpen: (facts: Facts) => MailText;
  /** It is repaired; `compensation` is the amount as readers write it, `answer` what people wrote. */
  readonly faultFixed: (facts: Facts & { readonly answer?: string | undefined; readonly compensation?: string }) => MailText;
  /** People have answered, and closed the matter. */
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

/** To the people who answer; they read German and write to the fan in the fan's language. */
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

/** The words of the people who answer, as a part of their own. */
const said = (answer: string | undefined): string => (answer === undefined ? "" : `\n${answer}\n`);

const greeting = (word: string, name: string | undefined): string => (name === undefined ? `${word},` : `${word} ${name},`);

/** In both languages. */
export const SUPPORT_MAILS: Record<Language, SupportMails> = {
  de: {
    received: ({ name, club, hotline, ticket, receivedAt, message, fault }) => ({
      subject: `Deine Nachricht ist da (${ticket})`,
      text: `${greeting("Hallo", name)}

wir haben deine Nachricht am ${receivedAt} Uhr (deutsche Zeit) bekommen und melden uns am nächsten Werktag. Die Nummer dazu ist ${ticket}.
${
  fault
    ? `
Du hast eine Störung gemeldet. Ist sie morgen noch nicht behoben, schreiben wir dir, woran es liegt und wann es wieder geht. Fällt dein Anschluss ganz aus, steht dir ab dem dritten Tag eine Entschädigung zu: 5 € oder 10 % deines Monatspreises je Tag, ab dem fünften Tag 10 € oder 20 %, es gilt der höhere Betrag.
`
    : ""
}
${message === undefined ? "" : `Deine Nachricht:\n${message}\n\n`}Eilt es? Ruf uns an: ${hotline.shortCode} aus unserem Netz oder kostenfrei ${hotline.freeNumber}.

Deine Mannschaft von ${club}`,
    }),
    faultOpen: ({ name, club, hotline, ticket, receivedAt }) => ({
      subject: `Deine Störung ist noch nicht behoben (${ticket})`,
      text: `${greeting("Hallo", name)}

die Störung, die du am ${receivedAt} Uhr gemeldet hast, ist noch nicht behoben. Unsere Technik arbeitet daran, und wir melden uns, sobald dein Anschluss wieder geht.

Fällt dein Anschluss ganz aus, rechnen wir dir ab dem dritten Tag von selbst eine Entschädigung an: 5 € oder 10 % deines Monatspreises je Tag, ab dem fünften Tag 10 € oder 20 %, es gilt der höhere Betrag.

Fragen beantworten wir unter ${hotline.shortCode} aus unserem Netz oder kostenfrei unter ${hotline.freeNumber}. Halt bitte ${ticket} bereit.

Deine Mannschaft von ${club}`,
    }),
    faultFixed: ({ name, club, hotline, ticket, receivedAt, answer, compensation }) => ({
      subject: `Deine Störung ist behoben (${ticket})`,
      text: `${greeting("Hallo", name)}

die Störung, die du am ${receivedAt} Uhr gemeldet hast, ist behoben.
${said(answer)}${compensation === undefined ? "" : `\nFür den Ausfall bekommst du ${compensation}. Wir ziehen den Betrag von selbst von deiner nächsten Rechnung ab.\n`}
Klappt noch etwas nicht, ruf uns an: ${hotline.shortCode} aus unserem Netz oder kostenfrei ${hotline.freeNumber}.

Deine Mannschaft von ${club}`,
    }),
    answered: ({ name, club, hotline, ticket, receivedAt, answer }) => ({
      subject: `Unsere Antwort an dich (${ticket})`,
      text: `${greeting("Hallo", name)}

auf deine Nachricht vom ${receivedAt} Uhr antworten wir dir:
${said(answer)}
Bleibt etwas offen, ruf uns an: ${hotline.shortCode} aus unserem Netz oder kostenfrei ${hotline.freeNumber}. Halt bitte ${ticket} bereit.

Deine Mannschaft von ${club}`,
    }),
  },
  tr: {
    received: ({ name, club, hotline, ticket, receivedAt, message, fault }) => ({
      subject: `Mesajın bize ulaştı (${ticket})`,
      text: `${greeting("Merhaba", name)}

mesajın ${receivedAt} tarihinde (Almanya saati) bize ulaştı; bir sonraki iş günü sana döneceğiz. Kayıt numarası: ${ticket}.
${
  fault
    ? `
Bir arıza bildirdin. Yarına kadar giderilmezse nedenini ve ne zaman düzeleceğini sana yazacağız. Hattın tamamen çalışmıyorsa üçüncü günden itibaren tazminat hakkın var: günde 5 € ya da aylık ücretinin %10’u, beşinci günden itibaren 10 € ya da %20’si; hangisi yüksekse o geçerlidir.
`
    : ""
}
${message === undefined ? "" : `Mesajın:\n${message}\n\n`}Acelen mi var? Bizi ara: bizim hattımızdan ${hotline.shortCode}, ücretsiz olarak ${hotline.freeNumber}.

${club} takımın`,
    }),
    faultOpen: ({ name, club, hotline, ticket, receivedAt }) => ({
      subject: `Arızan henüz giderilmedi (${ticket})`,
      text: `${greeting("Merhaba", name)}

${receivedAt} tarihinde bildirdiğin arıza henüz giderilmedi. Teknik ekibimiz üzerinde çalışıyor; hattın yeniden çalıştığında sana haber vereceğiz.

Hattın tamamen çalışmıyorsa üçüncü günden itibaren tazminatı kendiliğinden hesabına yazarız: günde 5 € ya da aylık ücretinin %10’u, beşinci günden itibaren 10 € ya da %20’si; hangisi yüksekse o geçerlidir.

Sorularını bizim hattımızdan ${hotline.shortCode}, ücretsiz olarak ${hotline.freeNumber} numarasından yanıtlıyoruz. ${ticket} numarasını hazır bulundur.

${club} takımın`,
    }),
    faultFixed: ({ name, club, hotline, ticket, receivedAt, answer, compensation }) => ({
      subject: `Arızan giderildi (${ticket})`,
      text: `${greeting("Merhaba", name)}

${receivedAt} tarihinde bildirdiğin arıza giderildi.
${said(answer)}${compensation === undefined ? "" : `\nKesinti için ${compensation} alacağın var. Bu tutarı bir sonraki faturandan kendiliğimizden düşeriz.\n`}
Hâlâ çalışmayan bir şey varsa bizi ara: bizim hattımızdan ${hotline.shortCode}, ücretsiz olarak ${hotline.freeNumber}.

${club} takımın`,
    }),
    answered: ({ name, club, hotline, ticket, receivedAt, answer }) => ({
      subject: `Sana yanıtımız (${ticket})`,
      text: `${greeting("Merhaba", name)}

${receivedAt} tarihli mesajına yanıtımız:
${said(answer)}
Aklına takılan bir şey kalırsa bizi ara: bizim hattımızdan ${hotline.shortCode}, ücretsiz olarak ${hotline.freeNumber}. ${ticket} numarasını hazır bulundur.

${club} takımın`,
    }),
  },
};
