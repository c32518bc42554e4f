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

/** Every club, both languages. Raise none of them without saying why in the commit; lower them whenever it can be done. */
export const BUDGETS: Readonly<Record<PageKind, Budget>> = {
  still: { ...DRAWN, document: 13 * KIB, bytes: 60 * KIB, wave: 124 * KIB },
  form: { ...DRAWN, document: 16 * KIB, bytes: 64 * KIB, wave: 80 * KIB },
  step: { ...BY_REACT, wave: 142 * KIB },
  dashboard: { ...BY_REACT, wave: 138 * KIB },
};

/** Limits that are read from what came over the wire; the others take a stopwatch. */
export type WeightLimit = Exclude<keyof Budget, "paint" | "scores">;

/**
 * What pages are known to weigh beyond their budget, by name, in KiB and counts: no page may get heavier meanwhile. Entries are lowered
 * and struck off, and one that is clearly too high is told by the check. One is raised only for what others gained by it, said in the
 * commit: so a step and the dashboard by 3, as forms without router and queries came 35 lighter; each whole page
 * by 2, as fans got nine pages, which the router knows everywhere; a form by 1, as an empty place, a document and a number look alike everywhere; the list by 2 more for the bench that compares; a tariff's page by 3
 * more, and its document by 1.5, for reception beside the price, packs for Türkiye and every paper (§§ 52, 54 TKG); the
 * front page's document by 3 for its stand, its boards, campaigns, news, a review and videos, which were told nowhere, and its wave by 6;
 * what every page shares by 1, as each club has a voice; every page by up to 1 for a menu of all there is, and those behind a login by 4
 * for packs, account and brought numbers; the dashboard by 2.5 more for the month as a match, its forecast and the bill to pay; support by 0.1 of script, as what was typed stays when the language changes;
 * the front page and a document by 0.2, as links that lead on, facts for machines and packs have one place instead of a copy on each screen;
 * each page by up to 0.6 for the names and addresses of an order's page, the game and its rewards; a step by 5, two files and their
 * requests for the seats of a block, a card from a shop and the locker, and the dashboard by 2.5 more for both;
 * each page by up to 0.2 for what a club declares of its share, which its brand brings along, and for the title of that page;
 * each page by up to 1 more for what is kept without a network: when it is asked for, whose it is, and that it goes with the session;
 * the front page's document by 0.1, as its board is chosen before it is painted and moves nothing;
 * the front page by 0.2 and its wave by 0.5, as it holds the next six matches of the season that staff keep;
 * a step by half a KiB and one file, as the ticket opens the form of the SIM in its place and nobody else should carry it;
 * a step by half a KiB more, and each page by 0.3, as an order that is gone says why and what is open on the ticket
 * yields to what was chosen since;
 * the dashboard by 4.2, three files and on a match day six requests for the match that is next, what the club's share has come to, and what is kept without a network;
 * a step by 0.3 of all its bytes, as the client names a card that is kept, the advice on a tariff and the cap abroad;
 * each page by 0.2, as a session that ends takes what a fan has written of themselves out of the order, from other tabs, too;
 * the dashboard by 0.5 and a step by 0.4, as many lines come twenty at a time and the client reads what became of a message to support;
 * the list's document by 0.1, as a notice breaks a word that is wider than its line;
 * the registration by 0.2, as it says what a code for friends brings;
 * documents by 0.1, as the menu leads to the game and the club's share from everywhere, and the list's by the row that filters by volume,
 * whose words move a hundredth more where the club's letters are late;
 * the front page's document by 0.2, as one more file has a name;
 * support and a step by 0.4, as an answer that begins and never ends is given up, and forms that go out without scripts have boxes, too;
 * the dashboard by 0.4, as what is chosen there stays while a fan signs in again, and what fails leads where the catalogue says;
 * a form by 0.2, as a letter of no address is named, a postal code that no list has is told, and a network that has just come back is asked again,
 * and all bytes of a step and the dashboard by 0.4 for the same and for what large letters need;
 * documents by 0.1, as numbers and their units never part;
 * a form, a whole page and the dashboard by up to 0.4 and a step by 0.8, as a link to the form on its own page keeps what was typed, a field's
 * error goes when another field mends it, a typed coupon holds an order back, the way back into an order leads through a forgotten password,
 * and what is loading has a name;
 * support by 0.4 and a step by 0.6, as a fault names its line, the form comes again after a message, whose code does not come is led to help,
 * the time of a hold stays in sight, and the cart tells of an order that is over;
 * support by 0.3, as its fan is told there, too, that the session ends, and lines that did not come are asked for again.
 */
export const OWED: Readonly<Record<string, Partial<Record<WeightLimit, number>>>> = {
  home: { document: 16.6, wave: 131.6 },
  list: { document: 13.5, wave: 127.9, shift: 0.02 },
  detail: { document: 14.6, wave: 129.3 },
  information: { document: 13.4 },
  login: { wave: 111.5 },
  register: { wave: 118, waveFiles: 7 },
  support: { scriptBefore: 4.2, wave: 116.9 },
  step: { requests: 19, bytes: 258.2, wave: 170.2, waveFiles: 8 },
  dashboard: { requests: 25, bytes: 235, wave: 158.4, waveFiles: 9 },
};
