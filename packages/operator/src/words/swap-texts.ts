import type { Greeting } from "./greeting.ts";
import type { Language } from "@tribun/domain";
import type { MailText } from "./message-types.ts";
import type { Hotline } from "../base/teams.ts";

type SmsFacts = { readonly club: string; readonly hotline: Hotline; readonly link: string | undefined };

/** SMS to the old SIM before the replacement; without a link if a stranger may have the SIM. */
export const SWAP_SMS: Record<Language, (facts: SmsFacts) => string> = {
  de: ({ club, hotline, link }) =>
    `${club}: Für diese Rufnummer ist eine neue SIM bestellt, danach gilt diese SIM nicht mehr. Warst du das nicht? ${link === undefined ? `Ruf uns gleich an: ${hotline.freeNumber}` : `Stopp sie hier und sperr den Anschluss: ${link}`}`,
  tr: ({ club, hotline, link }) =>
    `${club}: Bu numara için yeni bir SIM istendi, ardından bu SIM geçersiz olacak. Bunu sen yapmadıysan ${link === undefined ? `hemen bizi ara: ${hotline.freeNumber}` : `buradan durdur ve hattı bloke et: ${link}`}`,
};

export type SwapMailKind = "atOnce" | "cardOrdered" | "toNewAddress";
type MailFacts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  /** Formatted for the fan. */
  readonly msisdn: string;
  /** Address of the card, in one line. */
  readonly address: string;
  /** Link that stops the replacement; undefined for an unverified mailbox. */
  readonly stop: string | undefined;
  /** Link that confirms the address. */
  readonly confirm: string;
};

const endDe = ({ stop, hotline, club }: MailFacts) =>
  `Warst du das nicht? ${
    stop === undefined
      ? `Ruf uns gleich an: ${hotline.shortCode} aus unserem Netz oder kostenlos ${hotline.freeNumber}.`
      : `Hier stoppst du die neue SIM und sperrst den Anschluss sofort, ohne Anmeldung:\n${stop}`
  }\n\nDeine Mannschaft von ${club}`;
const endTr = ({ stop, hotline, club }: MailFacts) =>
  `${
    stop === undefined
      ? `Bunu sen yapmadıysan hemen bizi ara: kendi hattımızdan ${hotline.shortCode}, Almanya’daki tüm şebekelerden ücretsiz ${hotline.freeNumber}.`
      : `Bunu sen yapmadıysan yeni SIM’i buradan durdur ve hattı hemen bloke et; giriş yapman gerekmez:\n${stop}`
  }\n\n${club} takımın`;

/** Mails before a replacement SIM takes over. */
export const SWAP_MAILS: Record<Language, Record<SwapMailKind, (facts: MailFacts) => MailText>> = {
  de: {
    atOnce: (f) => ({
      subject: `Neue SIM zu ${f.msisdn} wird aktiviert`,
      text: `${f.greeting},

gleich gehört zu ${f.msisdn} eine neue SIM. Die bisherige gilt dann nicht mehr.

${endDe(f)}`,
    }),
    cardOrdered: (f) => ({
      subject: `Neue SIM-Karte zu ${f.msisdn} bestellt`,
      text: `${f.greeting},

zu ${f.msisdn} ist eine neue SIM-Karte bestellt. Sie geht an: ${f.address}
Deine bisherige SIM gilt, bis du die neue aktivierst.

${endDe(f)}`,
    }),
    toNewAddress: (f) => ({
      subject: `Bestätige die Adresse für deine neue SIM-Karte zu ${f.msisdn}`,
      text: `${f.greeting},

zu ${f.msisdn} ist eine neue SIM-Karte bestellt, und zwar an eine Adresse, die neu ist: ${f.address}
Wir schicken sie erst los, wenn du die Adresse hier bestätigst:
${f.confirm}

${endDe(f)}`,
    }),
  },
  tr: {
    atOnce: (f) => ({
      subject: `${f.msisdn} için yeni SIM etkinleşiyor`,
      text: `${f.greeting},

birazdan ${f.msisdn} yeni bir SIM’e geçecek. Eski SIM o andan sonra geçersiz olacak.

${endTr(f)}`,
    }),
    cardOrdered: (f) => ({
      subject: `${f.msisdn} için yeni SIM kart istendi`,
      text: `${f.greeting},

${f.msisdn} için yeni bir SIM kart istendi. Gideceği adres: ${f.address}
Yenisini etkinleştirene kadar eski SIM’in geçerli kalır.

${endTr(f)}`,
    }),
    toNewAddress: (f) => ({
      subject: `${f.msisdn} için yeni SIM kartının adresini onayla`,
      text: `${f.greeting},

${f.msisdn} için yeni bir SIM kart istendi ve kart yeni bir adrese gidecek: ${f.address}
Kartı ancak adresi buradan onaylarsan göndeririz:
${f.confirm}

${endTr(f)}`,
    }),
  },
};
