import type { Language } from "@tribun/domain";
import { policyOf } from "../prerender/csp.ts";

const TEXTS: Record<Language, { title: string; text: string; again: string; home: string }> = {
  de: {
    title: "Die Kasse macht kurz Pause",
    text: "Wir erreichen die Bezahlseite gerade nicht. Deine Bestellung ist gespeichert. Hast du schon bezahlt, zählt das, und zwar nur einmal.",
    again: "Noch einmal versuchen",
    home: "Zur Startseite",
  },
  tr: {
    title: "Kasa kısa bir ara verdi",
    text: "Ödeme sayfasına şu an ulaşamıyoruz. Siparişin kayıtlı duruyor. Ödemeni az önce yaptıysan o da geçerli, ikinci kez çekilmez.",
    again: "Tekrar dene",
    home: "Ana sayfaya dön",
  },
};

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const PAGE = "max-inline-size:34rem;margin-inline:auto;padding:64px 24px;display:grid;gap:20px;justify-items:start";
const AGAIN =
  "padding:14px 26px;border-radius:999px;background:var(--color-accent);color:var(--color-on-accent);font-weight:700;text-decoration:none";

/** A page that is there when the operator is not. */
export type DownPage = {
  readonly club: string;
  readonly language: Language;
  /** Where the fan wanted to go. */
  readonly here: string;
  /** The club's stylesheets, which this server holds itself. */
  readonly styles: readonly string[];
};

/** What a fan sees on the way to the checkout while the operator is down (503), in the club's colours. */
export function downPage({ club, language, here, styles }: DownPage): Response {
  const t = TEXTS[language];
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${t.title} | ${escape(club)}</title><meta name="robots" content="noindex">${links}`;
  const body = `<main style="${PAGE}"><p>${escape(club)}</p><h1>${t.title}</h1><p>${t.text}</p><p><a style="${AGAIN}" href="${escape(here)}">${t.again}</a></p><p><a href="/">${t.home}</a></p></main>`;
  const html = `<!doctype html><html lang="${language}"><head>${head}</head><body>${body}</body></html>`;
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
