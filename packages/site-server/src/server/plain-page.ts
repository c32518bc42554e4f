import type { Language } from "@tribun/domain";
import { policyOf } from "../documents/csp.ts";
import german from "@tribun/i18n/messages/de/server.json" with { type: "json" };
import turkish from "@tribun/i18n/messages/tr/server.json" with { type: "json" };

/** Texts of the pages that the club's server writes without React. */
export const TEXTS: Readonly<Record<Language, typeof german>> = { de: german, tr: turkish };

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const WIDE = "max-inline-size:34rem;margin-inline:auto;padding-inline:24px";
const CLUB = `${WIDE};display:flex;align-items:center;min-block-size:64px;font:var(--weight-display) 1.7rem/1 var(--font-display)`;
/** The icon has a margin of its own: the offset removes it on the left, and on the right it is the gap to the name. */
const MARK = "margin-inline-start:-13px";
const NAME = "padding-block-start:4px";
const PAGE = `${WIDE};padding-block:48px;display:grid;gap:20px;justify-items:start`;
const TARGET = "display:inline-flex;align-items:center;min-block-size:48px";
const AGAIN = `${TARGET};padding-inline:26px;border:2px solid transparent;border-radius:999px;background:var(--color-action);color:var(--color-on-action);font-weight:600;text-decoration:none`;

/** Prints in black on white, whatever the theme. */
const PAPER = "@media print{main a{color:CanvasText!important;background:none!important}}";

/** Themes that a fan can choose; without a choice the device decides. */
const THEMES = ["light", "dark"] as const;

/** A page in place of one that cannot be served, with only the club's icon and name, a sentence and links. */
export type PlainPage = {
  readonly club: string;
  readonly language: Language;
  readonly look: "light" | "dark" | "system";
  /** The club's stylesheets. */
  readonly styles: readonly string[];
  readonly title: string;
  readonly text: string;
  /** Links, written by `way`. */
  readonly ways: string;
  /** Script at the end of the document. */
  readonly script?: string;
};

/** A link of such a page. @param first true for the one that looks like a button */
export function way(text: string, href: string, first = false): string {
  return `<a style="${first ? AGAIN : TARGET}" href="${escape(href)}">${text}</a>`;
}

/** Renders the page as a whole document. */
export function plainPage({ club, language, look, styles, title, text, ways, script }: PlainPage): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title} | ${escape(club)}</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">${links}<style>${PAPER}</style>`;
  const mark = `<header data-surface="club"><div style="${CLUB}"><img src="/favicon.svg" alt="" width="52" height="52" style="${MARK}"><span style="${NAME}">${escape(club)}</span></div></header>`;
  const body = `${mark}<main style="${PAGE}"><h1>${title}</h1><p>${text}</p>${ways}</main>${script === undefined ? "" : `<script>${script}</script>`}`;
  return `<!doctype html><html lang="${language}" data-theme="${look}"><head>${head}</head><body>${body}</body></html>`;
}

type Answer = Omit<PlainPage, "look"> & {
  readonly status: 403 | 413 | 503;
  /** Value of the fan's theme cookie, unchecked. */
  readonly theme: string | undefined;
};

/** The page as a response, in the theme that the fan chose. */
export function plainAnswer({ status, theme, ...page }: Answer, headers: Record<string, string> = {}): Response {
  const html = plainPage({ ...page, look: THEMES.find((each) => each === theme) ?? "system" });
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-language": page.language,
      "content-security-policy": policyOf(html),
      "cache-control": "no-store",
      ...headers,
    },
  });
}
