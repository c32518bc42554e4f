import type { Language } from "@tribun/domain";
import type { MailText } from "./messages.ts";

type Facts = {
  readonly club: string;
  readonly hotline: string;
  readonly leadId: string;
  readonly lead: {
    readonly companyName: string;
    readonly taxNumber: string;
    readonly vatId?: string | undefined;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
    readonly lineCount?: number | undefined;
    readonly message?: string | undefined;
  };
};

/** Mails about a company's wish to be called back: to the company, and to the desk that sells to companies. */
export const LEAD_MAILS: Record<Language, { readonly received: (facts: Facts) => MailText; readonly desk: (facts: Facts) => MailText }> = {
  de: {
    received: ({ club, hotline, leadId, lead }) => ({
      subject: `Deine Anfrage für ${lead.companyName} ist angekommen (${leadId})`,
      text: `Hallo ${lead.firstName} ${lead.lastName},

danke für dein Interesse an ${club} für ${lead.companyName}. Wir melden uns am nächsten Werktag bei dir.

Eilt es? Ruf uns an: ${hotline} aus unserem Netz oder kostenfrei 0800 2001905.

Deine Mannschaft von ${club}`,
    }),
    desk: ({ club, leadId, lead }) => ({
      subject: `Geschäftskundenanfrage ${leadId}: ${lead.companyName}`,
      text: `Neue Anfrage bei ${club}

Firma: ${lead.companyName}
Steuernummer: ${lead.taxNumber}${lead.vatId ? `\nUSt-IdNr.: ${lead.vatId}` : ""}
Name: ${lead.firstName} ${lead.lastName}
E-Mail: ${lead.email}
Telefon: ${lead.phone}${lead.lineCount === undefined ? "" : `\nAnschlüsse: ${lead.lineCount}`}${lead.message ? `\n\n${lead.message}` : ""}`,
    }),
  },
  tr: {
    received: ({ club, hotline, leadId, lead }) => ({
      subject: `${lead.companyName} için talebin bize ulaştı (${leadId})`,
      text: `Merhaba ${lead.firstName} ${lead.lastName},

${lead.companyName} için ${club} ile ilgilendiğin için teşekkürler. Bir sonraki iş günü sana döneceğiz.

Acelen mi var? Bizi ara: bizim hattımızdan ${hotline}, ücretsiz olarak 0800 2001905.

${club} takımın`,
    }),
    desk: ({ club, leadId, lead }) => ({
      subject: `Kurumsal talep ${leadId}: ${lead.companyName}`,
      text: `${club} için yeni talep

Şirket: ${lead.companyName}
Vergi numarası: ${lead.taxNumber}${lead.vatId ? `\nKDV numarası: ${lead.vatId}` : ""}
Ad: ${lead.firstName} ${lead.lastName}
E-posta: ${lead.email}
Telefon: ${lead.phone}${lead.lineCount === undefined ? "" : `\nHat sayısı: ${lead.lineCount}`}${lead.message ? `\n\n${lead.message}` : ""}`,
    }),
  },
};
