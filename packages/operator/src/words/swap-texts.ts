import type { Greeting } from "./greeting.ts";
import type { Language } from "@tribun/domain";
import { button, type Content, facts, type Letter, link, note } from "@tribun/mails";
import { DE, TR, german, turkish } from "./letters.ts";
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

/** How to stop the replacement. The way is a button, except where the mail's button confirms the address. */
const endDe = ({ stop, hotline }: MailFacts, way = button): Content =>
  stop === undefined
    ? DE.notYou(hotline)
    : [
        note("Warst du das nicht? Dann stopp die neue SIM. Der Anschluss ist damit sofort gesperrt, und du brauchst keine Anmeldung."),
        way("SIM stoppen und Anschluss sperren", stop),
      ];
const endTr = ({ stop, hotline }: MailFacts, way = button): Content =>
  stop === undefined
    ? TR.notYou(hotline)
    : [
        note("Bunu sen yapmadıysan yeni SIM’i durdur. Hat böylece hemen bloke edilir; giriş yapman gerekmez."),
        way("SIM’i durdur ve hattı bloke et", stop),
      ];

/** Mails before a replacement SIM takes over. */
export const SWAP_MAILS: Record<Language, Record<SwapMailKind, (facts: MailFacts) => Letter>> = {
  de: {
    atOnce: (f) =>
      german(
        f,
        `Neue SIM zu ${f.msisdn} wird aktiviert`,
        `gleich gehört zu ${f.msisdn} eine neue SIM. Die bisherige gilt dann nicht mehr.`,
        endDe(f),
      ),
    cardOrdered: (f) =>
      german(
        f,
        `Neue SIM-Karte zu ${f.msisdn} bestellt`,
        `zu ${f.msisdn} ist eine neue SIM-Karte bestellt. Deine bisherige SIM gilt, bis du die neue aktivierst.`,
        facts(["Die Karte geht an", f.address]),
        endDe(f),
      ),
    toNewAddress: (f) =>
      german(
        f,
        `Bestätige die Adresse für deine neue SIM-Karte zu ${f.msisdn}`,
        `zu ${f.msisdn} ist eine neue SIM-Karte bestellt, und zwar an eine Adresse, die neu ist. Wir schicken sie erst los, wenn du die Adresse bestätigst.`,
        facts(["Neue Adresse", f.address]),
        button("Adresse bestätigen", f.confirm),
        endDe(f, link),
      ),
  },
  tr: {
    atOnce: (f) =>
      turkish(
        f,
        `${f.msisdn} için yeni SIM etkinleşiyor`,
        `birazdan ${f.msisdn} yeni bir SIM’e geçecek. Eski SIM o andan sonra geçersiz olacak.`,
        endTr(f),
      ),
    cardOrdered: (f) =>
      turkish(
        f,
        `${f.msisdn} için yeni SIM kart istendi`,
        `${f.msisdn} için yeni bir SIM kart istendi. Yenisini etkinleştirene kadar eski SIM’in geçerli kalır.`,
        facts(["Gideceği adres", f.address]),
        endTr(f),
      ),
    toNewAddress: (f) =>
      turkish(
        f,
        `${f.msisdn} için yeni SIM kartının adresini onayla`,
        `${f.msisdn} için yeni bir SIM kart istendi ve kart yeni bir adrese gidecek. Kartı ancak bu adresi onaylarsan göndeririz.`,
        facts(["Yeni adres", f.address]),
        button("Adresi onayla", f.confirm),
        endTr(f, link),
      ),
  },
};
