/** Bytes. */
export const KIB = 1024;

/** How much the game may bring beyond the shell, which is all that an unknown address has. */
export const GAME_BEYOND_KIB = 40;

/**
 * What may be asked of a visitor before a page can be used. A still page is read and left by links without React; a form needs
 * it once somebody begins to type; a step of the order and the dashboard are drawn by it from the start.
 */
export type PageKind = "still" | "form" | "step" | "dashboard";

/** What a page may weigh at most: bytes as they go over the wire (brotli), counts, and shares of the same page without JavaScript. */
export type Budget = {
  /** JavaScript before the visitor does anything, inline scripts included; none is named where React draws the page. */
  readonly scriptBefore?: number;
  /** The document with the styles it needs, inline or linked. */
  readonly document: number;
  readonly requests: number;
  /** Everything until the page is idle. */
  readonly bytes: number;
  /** All JavaScript files together until all works, texts' library included. */
  readonly wave: number;
  readonly waveFiles: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Largest paint, as a multiple of the same page's without JavaScript in the same run. */
  readonly paint: number;
  /** Lighthouse's scores out of 100 that must be reached; nobody searches for pages that need a session or a cart. */
  readonly scores: { readonly accessibility: number; readonly "best-practices": number; readonly seo?: number };
};

const SCORES = { accessibility: 100, "best-practices": 100 } as const;
const DRAWN = { scriptBefore: 4 * KIB, requests: 7, waveFiles: 6, shift: 0, paint: 1.05, scores: { ...SCORES, seo: 100 } } as const;
const BY_REACT = { document: 6 * KIB, requests: 14, bytes: 190 * KIB, waveFiles: 6, shift: 0.01, paint: 1.5, scores: SCORES } as const;

/**
 * Every club, both languages. They keep fifty requests from being added unnoticed; inside its limit a page is light enough (ADR 0027).
 * A commit that raises one says why.
 */
export const BUDGETS: Readonly<Record<PageKind, Budget>> = {
  still: { ...DRAWN, document: 13.5 * KIB, bytes: 60 * KIB, wave: 130 * KIB },
  form: { ...DRAWN, document: 16 * KIB, bytes: 64 * KIB, wave: 84 * KIB },
  step: { ...BY_REACT, wave: 150 * KIB },
  dashboard: { ...BY_REACT, wave: 146 * KIB },
};

/** Limits that are read from what came over the wire; the others take a stopwatch. */
export type WeightLimit = Exclude<keyof Budget, "paint" | "scores">;

/**
 * What pages are known to weigh beyond their budget, by name, in KiB and counts: no page may get heavier meanwhile. Entries are lowered
 * and struck off, and one that is clearly too high is told by the check. One is raised only for what others gained by it, said in the
 * commit that raises it.
 */
export const OWED: Readonly<Record<string, Partial<Record<WeightLimit, number>>>> = {
  // Beside what came of the payment, which ways to pay the fan has kept.
  paymentFailed: { requests: 15 },
};
