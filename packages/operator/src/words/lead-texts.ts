import type { Language } from "@tribun/domain";
import { facts, type Letter } from "@tribun/mails";
import { DE, TR, german, turkish } from "./letters.ts";
import type { Hotline } from "../base/teams.ts";

type Facts = { readonly club: string; readonly hotline: Hotline; readonly leadId: string };

/**
 * Confirms a company's callback request. It repeats nothing typed, not even a name: the sender of the form may name another person's
 * address, and the operator would deliver the sender's text to it.
 */
export const LEAD_MAILS: Record<Language, (facts: Facts) => Letter> = {
  de: ({ club, hotline, leadId }) =>
    german(
      { club },
      `Deine Anfrage ist angekommen (${leadId})`,
      `danke für dein Interesse an ${club} für Unternehmen. Wir melden uns am nächsten Werktag bei dir.`,
      facts(["Nummer deiner Anfrage", leadId]),
      `Eilt es? Ruf uns an: ${DE.call(hotline)}.`,
      "Du hast gar nicht angefragt? Dann hat sich jemand bei der Adresse vertippt. Du musst nichts tun.",
    ),
  tr: ({ club, hotline, leadId }) =>
    turkish(
      { club },
      `Talebin bize ulaştı (${leadId})`,
      `${club} kurumsal hatlarıyla ilgilendiğin için teşekkürler. Bir sonraki iş günü sana döneceğiz.`,
      facts(["Talep numaran", leadId]),
      `Acelen mi var? Bizi ara: ${TR.call(hotline)}.`,
      "Böyle bir talepte bulunmadıysan biri adresini yanlış yazmış demektir. Bir şey yapman gerekmez.",
    ),
};
