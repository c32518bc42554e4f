import { LANGUAGES, type Language } from "@tribun/domain";

/** Choices that make a page worth finding by itself; term and comparison show the same tariffs another way. */
const FOUND_BY = ["type", "category"];

/** Where a built club can be reached, and what an address without a language is answered in. */
export type Home = { readonly origin: string; readonly defaultLanguage: Language };

/** The path that search engines keep for a drawn path: without choices that show the same another way. */
export function keptPath(path: string): string {
  const { pathname, searchParams } = new URL(path, "https://here.invalid");
  const kept = new URLSearchParams([...searchParams].filter(([name]) => FOUND_BY.includes(name)));
  return kept.size === 0 ? pathname : `${pathname}?${kept}`;
}

/** A page's one address in a language. The club's own language needs no mark, as an address without one is answered in it to a stranger. */
export function addressIn({ origin, defaultLanguage }: Home, path: string, language: Language): string {
  const url = new URL(keptPath(path), origin);
  if (language !== defaultLanguage) url.searchParams.set("lang", language);
  return url.href;
}

/** The same page in each language, and for readers of none of them. */
export function alternatesOf(home: Home, path: string): readonly { readonly hreflang: Language | "x-default"; readonly href: string }[] {
  return [
    ...LANGUAGES.map((language) => ({ hreflang: language, href: addressIn(home, path, language) })),
    { hreflang: "x-default", href: addressIn(home, path, home.defaultLanguage) },
  ];
}

/** A list of pages for search engines (sitemaps.org), each with its other language beside it. */
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
