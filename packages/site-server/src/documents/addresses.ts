import { LANGUAGES, type Language } from "@tribun/domain";

/** Filters that make a page worth a search result of its own. Term and comparison only show the same tariffs in another way. */
const FOUND_BY = ["type", "category"];

/** The origin of a built club, and the language that it serves at an address without `lang` by default. */
export type Home = { readonly origin: string; readonly defaultLanguage: Language };

/** Canonical path of a rendered path: drops filters that only show the same content in another way. */
export function keptPath(path: string): string {
  const { pathname, searchParams } = new URL(path, "https://here.invalid");
  const kept = new URLSearchParams([...searchParams].filter(([name]) => FOUND_BY.includes(name)));
  return kept.size === 0 ? pathname : `${pathname}?${kept}`;
}

/**
 * The canonical address of a page in a language. The default language needs no `lang`: the server uses it when neither a cookie nor the
 * browser asks for another.
 */
export function addressIn({ origin, defaultLanguage }: Home, path: string, language: Language): string {
  const url = new URL(keptPath(path), origin);
  if (language !== defaultLanguage) url.searchParams.set("lang", language);
  return url.href;
}

/** The page's address in each language, and `x-default` for readers of other languages. */
export function alternatesOf(home: Home, path: string): readonly { readonly hreflang: Language | "x-default"; readonly href: string }[] {
  return [
    ...LANGUAGES.map((language) => ({ hreflang: language, href: addressIn(home, path, language) })),
    { hreflang: "x-default", href: addressIn(home, path, home.defaultLanguage) },
  ];
}

/** A sitemap (sitemaps.org) of pages in every language; each entry lists its alternates. */
export function sitemapOf(home: Home, paths: readonly string[]): string {
  const one = (path: string, language: Language) =>
    `<url><loc>${escapeXml(addressIn(home, path, language))}</loc>${alternatesOf(home, path)
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`)
      .join("")}</url>`;
  const kept = [...new Set(paths.map(keptPath))];
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${kept.flatMap((path) => LANGUAGES.map((language) => one(path, language))).join("\n")}\n</urlset>\n`
  );
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
