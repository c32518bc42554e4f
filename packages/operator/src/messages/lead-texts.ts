import type { Language } from "@tribun/domain";
import type { MailText } from "./messages.ts";

type Facts = {
  readonly club: string;
  readonly hotline: string;
  readonly leadId: string;
  readonly lead: { readonly companyName: string; readonly firstName: string; readonly lastName: string };
};

/** Answers a company that wants to be called back. */
export const LEAD_MAILS: Record<Language, (facts: Facts) => MailText> = {
  de: ({ club, hotline, leadId, lead }) => ({
    subject: `Deine Anfrage für ${lead.companyName} ist angekommen (${leadId})`,
    text: `Hallo ${lead.firstName} ${lead.lastName},

danke für dein Interesse an ${club} für ${lead.companyName}. Wir melden uns am nächsten Werktag bei dir.

Eilt es? Ruf uns an: ${hotline} aus unserem Netz oder kostenfrei 0800 2001905.

Deine Mannschaft von ${club}`,
  }),
  tr: ({ club, hotline, leadId, lead }) => ({
    subject: `${lead.companyName} için talebin bize ulaştı (${leadId})`,
    text: `Merhaba ${lead.firstName} ${lead.lastName},

${lead.companyName} için ${club} ile ilgilendiğin için teşekkürler. Bir sonraki iş günü sana döneceğiz.

Acelen mi var? Bizi ara: bizim hattımızdan ${hotline}, ücretsiz olarak 0800 2001905.

${club} takımın`,
  }),
};
