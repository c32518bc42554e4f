import type { Language } from "@tribun/domain";
import { button, type Letter } from "@tribun/mails";
import { DE, TR, german, turkish } from "../words/letters.ts";
import type { CallRecordRow } from "../db/schema/line-care.ts";
import type { Hotline } from "../base/teams.ts";
import type { Greeting } from "../words/greeting.ts";

type MailFacts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  readonly origin: string;
  /** The invoice's number. */
  readonly number: string;
};

type ItemisedTexts = {
  readonly title: string;
  readonly toInvoice: (number: string, period: string) => string;
  readonly explains: string;
  readonly line: (number: string) => string;
  /** Column title of the line's number, where there is no heading. */
  readonly number: string;
  readonly head: readonly [string, string, string, string, string];
  readonly kinds: Record<CallRecordRow["kind"], string>;
  readonly zones: Record<CallRecordRow["zone"], string>;
  readonly units: Record<CallRecordRow["kind"], string>;
  readonly included: string;
  readonly page: (page: number, of: number) => string;
  readonly mail: (facts: MailFacts) => Letter;
};

/** Texts of the itemised bill and of its mail (§ 65 TKG). */
export const ITEMISED_TEXTS: Record<Language, ItemisedTexts> = {
  de: {
    title: "Einzelverbindungsnachweis",
    toInvoice: (number, period) => `Zur Rechnung ${number}, Zeitraum ${period}`,
    explains:
      "Alle Zeiten sind deutsche Zeit, alle Preise enthalten die Umsatzsteuer. „Im Tarif“ heißt: ohne Aufpreis, weil Tarif, Paket oder deine Kostengrenze es abdeckt. Notrufe und vertrauliche Beratungsstellen dürfen hier nicht mit ihrer Nummer stehen (§ 11 Abs. 5 TDDDG). Verbindungen aus fremden Netzen können mit der nächsten Rechnung nachkommen.",
    line: (number) => `Anschluss ${number}`,
    number: "Anschluss",
    head: ["Beginn", "Art", "Ziel", "Menge", "Preis"],
    kinds: { data: "Internet", voice: "Anruf", sms: "SMS" },
    zones: { de: "Deutschland", eu: "EU", tr: "Türkei", chuk: "Schweiz, UK und weitere" },
    units: { data: "MB", voice: "min", sms: "SMS" },
    included: "im Tarif",
    page: (page, of) => `Seite ${page} von ${of}`,
    mail: ({ greeting, club, hotline, origin, number }) =>
      german(
        { greeting, club },
        `Dein Einzelverbindungsnachweis zur Rechnung ${number}`,
        `hier ist der Einzelverbindungsnachweis zu deiner Rechnung ${number}, kostenlos und so ausführlich, wie du ihn gewählt hast. Bitte denk daran, wer deinen Anschluss noch benutzt, bevor du ihn weitergibst.`,
        "Stimmt etwas nicht, kannst du die Rechnung acht Wochen lang beanstanden. Ändern oder abschalten kannst du den Nachweis jederzeit.",
        button("Nachweis einstellen", `${origin}/dashboard/account/overview`),
        DE.questions(hotline),
      ),
  },
  tr: {
    title: "Ayrıntılı döküm",
    toInvoice: (number, period) => `${number} numaralı fatura için, dönem: ${period}`,
    explains:
      "Tüm saatler Almanya saatidir, tüm fiyatlara KDV dahildir. “Tarifede” yazanlar için ek ücret alınmaz; tarifen, paketin ya da harcama sınırın karşılar. Acil aramalar ve gizli danışma hatları burada numarasıyla yer alamaz (§ 11 f. 5 TDDDG). Yabancı şebekelerdeki bağlantılar bir sonraki faturayla gelebilir.",
    line: (number) => `Hat ${number}`,
    number: "Hat",
    head: ["Başlangıç", "Tür", "Hedef", "Miktar", "Ücret"],
    kinds: { data: "İnternet", voice: "Arama", sms: "SMS" },
    zones: { de: "Almanya", eu: "AB", tr: "Türkiye", chuk: "İsviçre, Birleşik Krallık ve diğerleri" },
    units: { data: "MB", voice: "dk", sms: "SMS" },
    included: "tarifede",
    page: (page, of) => `Sayfa ${page} / ${of}`,
    mail: ({ greeting, club, hotline, origin, number }) =>
      turkish(
        { greeting, club },
        `${number} numaralı faturanın ayrıntılı dökümü`,
        `${number} numaralı faturanın ayrıntılı dökümü ekte; ücretsiz ve seçtiğin ayrıntıda. Başkalarıyla paylaşmadan önce hattını senden başka kimlerin kullandığını düşün.`,
        "Bir yanlışlık görürsen faturaya sekiz hafta içinde itiraz edebilirsin. Dökümü istediğin zaman değiştirebilir ya da kapatabilirsin.",
        button("Döküm ayarları", `${origin}/dashboard/account/overview`),
        TR.questions(hotline),
      ),
  },
};
