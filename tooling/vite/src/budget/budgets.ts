import type { BudgetKind } from "@tribun/storefront/page";

/** Bytes in one KiB. */
export const KIB = 1024;

/**
 * What a page may require of a visitor before it can be used. A still page can be read and left by links without React. A form, or a
 * campaign with a form, needs React once the fan starts to type. React renders a step of the order, the dashboard and the other account
 * pages from the start.
 */
export type PageKind = BudgetKind;

/** Limits of a page: bytes as transferred (brotli), counts, and ratios to the same page without JavaScript. */
export type Budget = {
  /** JavaScript before the visitor's first action, inline scripts included. Not limited where React renders the page. */
  readonly scriptBefore?: number;
  /** The document with its headers and the styles it needs, inline or linked. */
  readonly document: number;
  readonly requests: number;
  /** All JavaScript files until everything works, i18next included. */
  readonly javascript: number;
  readonly javascriptFiles: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Largest paint as a multiple of that of the same page without JavaScript, in the same run. */
  readonly paint: number;
  /**
   * Required Lighthouse scores out of 100. Pages that need a session or a cart have no SEO score, because search engines do not index them.
   */
  readonly scores: { readonly accessibility: number; readonly "best-practices": number; readonly seo?: number };
};

/** A limit may be exceeded by this share, because clubs and languages differ in a name or a colour. */
export const TOLERANCE = 0.02;
/** Bytes that a server sends before a document's body, the content security policy included, as HTTP/2 compresses them. */
export const HEADERS = 0.8 * KIB;

const SCORES = { accessibility: 100, "best-practices": 100 } as const;
const DRAWN = { scriptBefore: 4 * KIB, requests: 8, shift: 0, paint: 1.05, scores: { ...SCORES, seo: 100 } } as const;
const BY_REACT = { document: 8 * KIB, shift: 0.02, paint: 1.5, scores: SCORES } as const;
const FORM = { ...DRAWN, document: 16 * KIB, javascriptFiles: 11 } as const;

/** For every club and both languages (ADR 0027). */
export const BUDGETS: Readonly<Record<PageKind, Budget>> = {
  // The first ten packets of a connection (14,600 bytes), and the file names of the hydration payload.
  still: { ...DRAWN, document: 14_750, javascript: 146 * KIB, javascriptFiles: 10 },
  form: { ...FORM, javascript: 100 * KIB },
  campaign: { ...FORM, javascript: 108 * KIB },
  step: { ...BY_REACT, requests: 24, javascript: 170 * KIB, javascriptFiles: 12 },
  // The whole order, its proofs and its payment stand on one page without waiting for a scroll.
  approval: { ...BY_REACT, requests: 32, javascript: 182 * KIB, javascriptFiles: 15 },
  dashboard: { ...BY_REACT, requests: 30, javascript: 162 * KIB, javascriptFiles: 15 },
  account: { ...BY_REACT, requests: 30, javascript: 172 * KIB, javascriptFiles: 15 },
};

/** The limits of what is transferred. The others need timing. */
export type WeightLimit = Exclude<keyof Budget, "paint" | "scores">;
