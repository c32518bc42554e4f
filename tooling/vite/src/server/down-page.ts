import type { Language } from "@tribun/domain";
import { policyOf } from "../prerender/csp.ts";

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

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The looks a fan can choose; without one of them the device decides. */
const THEMES = ["light", "dark"] as const;

const WIDE = "max-inline-size:34rem;margin-inline:auto;padding-inline:24px";
const CLUB = `${WIDE};display:flex;align-items:center;min-block-size:64px;font:600 1.7rem/1 var(--font-display)`;
/** The drawing has a margin of its own, which takes the gap to the name. */
const MARK = "margin-inline-start:-13px";
const NAME = "padding-block-start:4px";
const PAGE = `${WIDE};padding-block:48px;display:grid;gap:20px;justify-items:start`;
const TARGET = "display:inline-flex;align-items:center;min-block-size:48px";
const AGAIN = `${TARGET};padding-inline:26px;border:2px solid transparent;border-radius:999px;background:var(--color-action);color:var(--color-on-action);font-weight:600;text-decoration:none`;

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
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  const look = THEMES.find((each) => each === theme) ?? "system";
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${words.title} | ${escape(club)}</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">${links}`;
  const mark = `<header data-surface="club"><div style="${CLUB}"><img src="/favicon.svg" alt="" width="52" height="52" style="${MARK}"><span style="${NAME}">${escape(club)}</span></div></header>`;
  const ways = `<a style="${AGAIN}" href="${escape(here)}">${t.again}</a><a style="${TARGET}" href="/">${t.home}</a>`;
  const body = `${mark}<main style="${PAGE}"><h1>${words.title}</h1><p>${words.text}</p>${ways}</main>`;
  const html = `<!doctype html><html lang="${language}" data-theme="${look}"><head>${head}</head><body>${body}</body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      "content-security-policy": policyOf(html),
      "cache-control": "no-store",
      "retry-after": "5",
    },
  });
}
