/** Id of the element that tells the loader what to fetch. It holds JSON, not a script. */
export const PAYLOAD_ID = "hydration-payload";
/** Id of the element that React owns. */
export const ROOT_ID = "root";
/** Attribute of the root on pages whose markup is there already: the status the page was drawn with. */
export const PRERENDERED = "data-prerendered";
/** Attribute of the root: the query that the page was drawn with, `?type=flex`; absent without one. */
export const DRAWN_SEARCH = "data-search";
/** Attribute of the place of a form that React can take over alone; its value names the form. */
export const FORM = "data-form";
/** Attribute of the link to the style that no first paint needs. */
export const LATE = "data-late";
/** Name of the function that the script in the head leaves to be called at the end of the document. */
export const AT_END = "clubEnd";
/** Where the tokens of a signed-in fan lie (spec §9: in local storage). */
export const SESSION_KEY = "tribun.session";

/** Where the last answers about usage and bills lie, for a time without a network; they go with the tokens. */
export const KEPT_KEY = "tribun.kept";

/** Where it is noted that this browser takes messages, and for whom. */
export const PUSH_KEY = "tribun.push";

/** Where the order lies that has been begun: the cart (flows §4.1). */
export const ORDER_KEY = "tribun.order";

/** Told at the document by an effect inside the screen: React answers from now on. */
export const HYDRATED = "club:hydrated";
/** Told at the document when the app could not start. */
export const FAILED = "club:failed";
/** Told at the document when an app that could not start is wanted again: its module has run and does not run a second time. */
export const AGAIN = "club:again";
/** May be told at the document by anybody: wake the page without waiting for an intent. */
export const HYDRATE = "club:hydrate";

declare global {
  interface DocumentEventMap {
    [HYDRATED]: Event;
    [FAILED]: Event;
    [AGAIN]: Event;
    [HYDRATE]: Event;
  }
}

/** What a page needs to come to life; addresses from the site's root. */
export type HydrationPayload = {
  /** Module that starts the club's app when it is run. */
  readonly entry: string;
  /** Further modules, fetched beside it. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Answers and texts that the page was drawn with. */
  readonly state: string;
};

/** Reads what a page needs to come to life; undefined in development, where the module is linked by itself. */
export function readPayload(): HydrationPayload | undefined {
  const json = document.getElementById(PAYLOAD_ID)?.textContent;
  return json ? (JSON.parse(json) as HydrationPayload) : undefined;
}

/** Marks that campaigns leave in an address, and the language, which is the document's own: no page draws them, none acts on them. */
const MARK = /^(?:lang|utm_\w+|gclid|fbclid)$/;

/** What an address asks for beyond its path, in one order, so that it can be compared. */
export function queryOf(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !MARK.test(name));
  return kept.length === 0 ? "" : `?${new URLSearchParams(kept.toSorted(([one], [other]) => (one < other ? -1 : 1)))}`;
}

/** True where the markup shows what the address asks for: another filter than the drawn one cannot be in it. */
export function isAsDrawn(root: HTMLElement, search: string): boolean {
  return root.hasAttribute(PRERENDERED) && queryOf(search) === queryOf(root.getAttribute(DRAWN_SEARCH) ?? "");
}

/** Checkouts of purchases that are neither paid nor refused yet, with their buyers. */
export const AWAITED_KEY = "tribun.awaited";
