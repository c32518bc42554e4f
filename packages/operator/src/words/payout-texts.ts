import type { Language } from "@tribun/domain";
import type { Hotline } from "../base/teams.ts";
import type { MailText } from "./message-types.ts";
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
  readonly asked: (facts: Facts & { readonly refused: boolean }) => MailText;
  readonly paid: (facts: Facts & { readonly account: string | undefined }) => MailText;
};

export const PAYOUT_MAILS: Record<Language, PayoutMails> = {
  de: {
    asked: ({ greeting, club, hotline, address, number, amount, refused }) => ({
      subject: `Wohin dürfen wir ${amount} überweisen? (${number})`,
      text: `${greeting},

aus der Rechnungskorrektur ${number} bekommst du noch ${amount} von uns. ${refused ? "Die Bank hat unsere Überweisung an das Konto, das wir kannten, nicht angenommen." : "Es gibt keine Zahlung, auf deren Weg wir das Geld zurückgeben können, und wir kennen kein Konto von dir."}

So kommst du an dein Geld: Nenn uns die IBAN und den Namen der Kontoinhaberin oder des Kontoinhabers, zusammen mit der Nummer ${number}. Ruf uns dafür kostenlos unter ${hotline.freeNumber} an, oder unter ${hotline.shortCode} aus unserem Netz, oder schreib einen Brief an ${address}. Schick eine IBAN bitte nicht per E-Mail. Das Konto muss zum SEPA-Raum gehören; wir überweisen dorthin und buchen nichts ab.

Das Geld bleibt für dich stehen, bis wir es überwiesen haben.

Deine Mannschaft von ${club}`,
    }),
    paid: ({ greeting, club, hotline, number, amount, account }) => ({
      subject: `Wir haben dir ${amount} überwiesen (${number})`,
      text: `${greeting},

wir haben dir den Rest der Rechnungskorrektur ${number} überwiesen: ${amount}${account === undefined ? "" : ` auf das Konto ${account}`}. Je nach Bank ist das Geld in ein bis zwei Werktagen da.

Kommt es nicht an, melde dich unter ${hotline.shortCode} aus unserem Netz oder kostenlos unter ${hotline.freeNumber}.

Deine Mannschaft von ${club}`,
    }),
  },
  tr: {
    asked: ({ greeting, club, hotline, address, number, amount, refused }) => ({
      subject: `${amount} tutarını nereye gönderelim? (${number})`,
      text: `${greeting},

${number} numaralı alacak belgesinden sana ${amount} daha ödeyeceğiz. ${refused ? "Banka, bildiğimiz hesaba yaptığımız havaleyi kabul etmedi." : "Parayı geri gönderebileceğimiz bir ödemen yok ve bir banka hesabını bilmiyoruz."}

Paranı böyle alırsın: IBAN’ı ve hesap sahibinin adını ${number} numarasıyla birlikte bize bildir. Bunun için ücretsiz ${hotline.freeNumber} numarasını ya da kendi hattımızdan ${hotline.shortCode} numarasını ara, ya da ${address} adresine mektup yaz. IBAN’ı lütfen e-postayla gönderme. Hesabın SEPA bölgesinde olması gerekir; hesaba yalnızca para göndeririz, hesaptan bir şey tahsil etmeyiz.

Para, sana gönderilene kadar senin adına bekler.

${club} takımın`,
    }),
    paid: ({ greeting, club, hotline, number, amount, account }) => ({
      subject: `Sana ${amount} gönderdik (${number})`,
      text: `${greeting},

${number} numaralı alacak belgesinin kalanını gönderdik: ${amount}${account === undefined ? "" : `, hesap ${account}`}. Bankana göre para bir iki iş günü içinde hesabında olur.

Ulaşmazsa bizi ara: kendi hattımızdan ${hotline.shortCode}, Almanya’daki tüm şebekelerden ücretsiz ${hotline.freeNumber}.

${club} takımın`,
    }),
  },
};
