import type { Language } from "@tribun/domain";
import type { Hotline } from "../base/teams.ts";
import type { MailText } from "./message-types.ts";

type Facts = { readonly club: string; readonly hotline: Hotline; readonly leadId: string };

/**
 * Confirms a company's callback request. It repeats nothing typed, not even a name: the sender of the form may name another person's
 * address, and the operator would deliver the sender's text to it.
 */
export const LEAD_MAILS: Record<Language, (facts: Facts) => MailText> = {
  de: ({ club, hotline, leadId }) => ({
    subject: `Deine Anfrage ist angekommen (${leadId})`,
    text: `Hallo,

danke für dein Interesse an ${club} für Unternehmen. Wir melden uns am nächsten Werktag bei dir.

Eilt es? Ruf uns an: ${hotline.shortCode} aus unserem Netz oder kostenlos ${hotline.freeNumber}. Die Nummer deiner Anfrage ist ${leadId}.

Du hast gar nicht angefragt? Dann hat sich jemand bei der Adresse vertippt. Du musst nichts tun.

Deine Mannschaft von ${club}`,
  }),
  tr: ({ club, hotline, leadId }) => ({
    subject: `Talebin bize ulaştı (${leadId})`,
    text: `Merhaba,

${club} kurumsal hatlarıyla ilgilendiğin için teşekkürler. Bir sonraki iş günü sana döneceğiz.

Acelen mi var? Bizi ara: kendi hattımızdan ${hotline.shortCode}, Almanya’daki tüm şebekelerden ücretsiz ${hotline.freeNumber}. Talep numaran ${leadId}.

Böyle bir talepte bulunmadıysan biri adresini yanlış yazmış demektir. Bir şey yapman gerekmez.

${club} takımın`,
  }),
};
