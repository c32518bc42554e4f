import type { Language } from "@tribun/domain";
import { policyOf } from "../prerender/csp.ts";
import { SECURITY_HEADERS } from "./security.ts";

const TEXTS: Record<Language, { title: string; text: string; again: string; home: string }> = {
  de: {
    title: "Die Kasse macht kurz Pause",
    text: "Wir erreichen die Bezahlseite gerade nicht. Es wurde nichts abgebucht, und deine Bestellung bleibt gespeichert.",
    again: "Noch einmal versuchen",
    home: "Zur Startseite",
  },
  tr: {
    title: "Kasa kısa bir ara verdi",
    text: "Ödeme sayfasına şu an ulaşamıyoruz. Hesabından para çekilmedi, siparişin de kayıtlı duruyor.",
    again: "Tekrar dene",
    home: "Ana sayfaya dön",
  },
};

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** What a fan sees on the way to the checkout while the operator is down. Carries its own few styles: files may be gone too. */
export function downPage(club: string, language: Language, here: string): Response {
  const t = TEXTS[language];
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${t.title} | ${escape(club)}</title><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"></head><body><main><p>${escape(club)}</p><h1>${t.title}</h1><p>${t.text}</p><p><a href="${escape(here)}">${t.again}</a></p><p><a href="/">${t.home}</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      ...SECURITY_HEADERS,
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      "content-security-policy": policyOf(html),
      "cache-control": "no-store",
      "retry-after": "5",
    },
  });
}
