/** Bytes. */
export const KIB = 1024;

/**
 * What may be asked of a visitor before a page can be used. A still page is read and left by links without React. A form, and a
 * campaign with a form of its own, need React once somebody begins to type. A step of the order, the dashboard and the other pages
 * of the account are drawn by React from the start.
 */
export type PageKind = "still" | "form" | "campaign" | "step" | "dashboard" | "account";

/** What a page may weigh at most: bytes as they go over the wire (brotli), counts, and shares of the same page without JavaScript. */
export type Budget = {
  /** JavaScript before the visitor does anything, inline scripts included; none is named where React draws the page. */
  readonly scriptBefore?: number;
  /** The document with the styles it needs, inline or linked, and with its headers. */
  readonly document: number;
  readonly requests: number;
  /** All JavaScript files together until all works, the texts' library included. */
  readonly javascript: number;
  readonly javascriptFiles: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Largest paint, as a multiple of the same page's without JavaScript in the same run. */
  readonly paint: number;
  /** Lighthouse's scores out of 100 that must be reached; nobody searches for pages that need a session or a cart. */
  readonly scores: { readonly accessibility: number; readonly "best-practices": number; readonly seo?: number };
};

/** A limit is kept within this share, because clubs and languages differ by a name or a colour. */
export const TOLERANCE = 0.02;
/** What a server sends before a document's body, its content security policy included, as HTTP/2 compresses it. */
export const HEADERS = 0.8 * KIB;

const SCORES = { accessibility: 100, "best-practices": 100 } as const;
const DRAWN = { scriptBefore: 4 * KIB, requests: 8, shift: 0, paint: 1.05, scores: { ...SCORES, seo: 100 } } as const;
const BY_REACT = { document: 8 * KIB, shift: 0.02, paint: 1.5, scores: SCORES } as const;
const FORM = { ...DRAWN, document: 16 * KIB, javascriptFiles: 11 } as const;

/** Every club, both languages (ADR 0027). */
export const BUDGETS: Readonly<Record<PageKind, Budget>> = {
  // The first ten packets of a connection (14,600 bytes), and the names of the files that the page hydrates with.
  still: { ...DRAWN, document: 14_750, javascript: 146 * KIB, javascriptFiles: 10 },
  form: { ...FORM, javascript: 100 * KIB },
  campaign: { ...FORM, javascript: 108 * KIB },
  step: { ...BY_REACT, requests: 24, javascript: 170 * KIB, javascriptFiles: 12 },
  dashboard: { ...BY_REACT, requests: 30, javascript: 162 * KIB, javascriptFiles: 15 },
  account: { ...BY_REACT, requests: 30, javascript: 172 * KIB, javascriptFiles: 15 },
};

const FORMS = /^\/auth\/(?:login|register|corporate-register|forgot-password)$/;

/**
 * The kind of a route.
 * @param path as `site.json` names it, with or without a query
 * @param drawn the build draws it, so it needs no React to be read
 */
export function kindOfRoute(path: string, drawn: boolean): PageKind {
  const [pathname = path] = path.split("?");
  if (/^\/(?:giveaway|survey)/.test(pathname)) return drawn ? "campaign" : "step";
  if (FORMS.test(pathname)) return "form";
  if (drawn) return "still";
  if (pathname === "/dashboard") return "dashboard";
  return pathname.startsWith("/dashboard/") ? "account" : "step";
}

/** Limits that are read from what came over the wire; the others take a stopwatch. */
export type WeightLimit = Exclude<keyof Budget, "paint" | "scores">;
