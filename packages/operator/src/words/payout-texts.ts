import type { Language } from "@tribun/domain";
import { amount as sum, aside, facts, type Letter } from "@tribun/mails";
import { TR, german, turkish } from "./letters.ts";
import type { Hotline } from "../base/teams.ts";
import type { Greeting } from "./greeting.ts";

type Facts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  readonly address: string;
  /** Number of the credit note. */
  readonly number: string;
  /** Formatted for readers. */
  readonly amount: string;
};

/** Mails about money that no payment can take back. */
export type PayoutMails = {
  /** No account is known, or the named one refused the money. */
  readonly asked: (facts: Facts & { readonly refused: boolean }) => Letter;
  readonly paid: (facts: Facts & { readonly account: string | undefined }) => Letter;
};

export const PAYOUT_MAILS: Record<Language, PayoutMails> = {
  de: {
    asked: ({ greeting, club, hotline, address, number, amount, refused }) =>
      german(
        { greeting, club },
        `Wohin dürfen wir ${amount} überweisen? (${number})`,
        `aus der Rechnungskorrektur ${number} bekommst du noch ${amount} von uns. ${refused ? "Die Bank hat unsere Überweisung an das Konto, das wir kannten, nicht angenommen." : "Es gibt keine Zahlung, auf deren Weg wir das Geld zurückgeben können, und wir kennen kein Konto von dir."}`,
        `So kommst du an dein Geld: Nenn uns die IBAN und den Namen der Kontoinhaberin oder des Kontoinhabers, zusammen mit der Nummer ${number}. Ruf uns dafür kostenlos unter ${hotline.freeNumber} an, oder unter ${hotline.shortCode} aus unserem Netz, oder schreib einen Brief an ${address}. Schick eine IBAN bitte nicht per E-Mail. Das Konto muss zum SEPA-Raum gehören; wir überweisen dorthin und buchen nichts ab.`,
        "Das Geld bleibt für dich stehen, bis wir es überwiesen haben.",
      ),
    paid: ({ greeting, club, hotline, number, amount, account }) =>
      german(
        { greeting, club },
        `Wir haben dir ${amount} überwiesen (${number})`,
        `wir haben dir den Rest der Rechnungskorrektur ${number} überwiesen. Je nach Bank ist das Geld in ein bis zwei Werktagen da.`,
        facts(["Rechnungskorrektur", number], account !== undefined && ["Auf das Konto", account]),
        sum("Überwiesen", amount),
        aside(`Kommt es nicht an, melde dich unter ${hotline.shortCode} aus unserem Netz oder kostenlos unter ${hotline.freeNumber}.`),
      ),
  },
  tr: {
    asked: ({ greeting, club, hotline, address, number, amount, refused }) =>
      turkish(
        { greeting, club },
        `${amount} tutarını nereye gönderelim? (${number})`,
        `${number} numaralı alacak belgesinden sana ${amount} daha ödeyeceğiz. ${refused ? "Banka, bildiğimiz hesaba yaptığımız havaleyi kabul etmedi." : "Parayı geri gönderebileceğimiz bir ödemen yok ve bir banka hesabını bilmiyoruz."}`,
        `Paranı böyle alırsın: IBAN’ı ve hesap sahibinin adını ${number} numarasıyla birlikte bize bildir. Bunun için ücretsiz ${hotline.freeNumber} numarasını ya da kendi hattımızdan ${hotline.shortCode} numarasını ara, ya da ${address} adresine mektup yaz. IBAN’ı lütfen e-postayla gönderme. Hesabın SEPA bölgesinde olması gerekir; hesaba yalnızca para göndeririz, hesaptan bir şey tahsil etmeyiz.`,
        "Para, sana gönderilene kadar senin adına bekler.",
      ),
    paid: ({ greeting, club, hotline, number, amount, account }) =>
      turkish(
        { greeting, club },
        `Sana ${amount} gönderdik (${number})`,
        `${number} numaralı alacak belgesinin kalanını gönderdik. Bankana göre para bir iki iş günü içinde hesabında olur.`,
        facts(["Alacak belgesi", number], account !== undefined && ["Hesap", account]),
        sum("Gönderilen", amount),
        aside(`Ulaşmazsa bizi ara: ${TR.call(hotline)}.`),
      ),
  },
};
