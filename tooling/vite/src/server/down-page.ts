import type { Language } from "@tribun/domain";
import { plainAnswer, way } from "./plain-page.ts";

type Words = { title: string; text: string };
const TEXTS: Record<Language, { checkout: Words; unsubscribe: Words; again: string; home: string }> = {
  de: {
    checkout: {
      title: "Die Kasse macht kurz Pause",
      text: "Wir erreichen die Bezahlseite gerade nicht. Deine Bestellung ist gespeichert. Hast du schon bezahlt, zählt das, und zwar nur einmal.",
    },
    unsubscribe: {
      title: "Das Abmelden klappt gerade nicht",
      text: "Wir sind im Moment nicht erreichbar. Dein Link gilt weiter: Versuch es in ein paar Minuten noch einmal.",
    },
    again: "Noch einmal versuchen",
    home: "Zur Startseite",
  },
  tr: {
    checkout: {
      title: "Kasa kısa bir ara verdi",
      text: "Ödeme sayfasına şu an ulaşamıyoruz. Siparişin kayıtlı duruyor. Ödemeni az önce yaptıysan o da geçerli, ikinci kez çekilmez.",
    },
    unsubscribe: {
      title: "Listeden çıkma şu an olmuyor",
      text: "Şu anda bize ulaşılamıyor. Bağlantın geçerli kalıyor: Birkaç dakika sonra tekrar dene.",
    },
    again: "Tekrar dene",
    home: "Ana sayfaya dön",
  },
};

/** A page that is there when the operator is not. */
export type DownPage = {
  readonly club: string;
  readonly language: Language;
  /** What the fan's cookie says of the look, whatever it is. */
  readonly theme: string | undefined;
  /** Where the fan wanted to go. */
  readonly here: string;
  /** The club's stylesheets, which this server holds itself. */
  readonly styles: readonly string[];
  /** Which page it stands in for; the checkout unless told. */
  readonly of?: "checkout" | "unsubscribe";
};

/** What a fan sees instead of a page of the operator while the operator is down (503), under the club's mark and in the look they chose. */
export function downPage({ club, language, theme, here, styles, of = "checkout" }: DownPage): Response {
  const { [of]: words, ...t } = TEXTS[language];
  const ways = way(t.again, here, true) + way(t.home, "/");
  return plainAnswer({ status: 503, club, language, theme, styles, ...words, ways }, { "retry-after": "5" });
}
