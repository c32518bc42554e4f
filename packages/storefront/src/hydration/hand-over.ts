/** Id of the element with the hydration payload. It holds JSON, not a script. */
export const PAYLOAD_ID = "hydration-payload";
/** Id of the element that React renders into. */
export const ROOT_ID = "root";
/** Attribute of the root on pages with rendered markup: the status that the page was rendered with. */
export const PRERENDERED = "data-prerendered";
/** Attribute of the root: the query that the page was rendered with, `?type=flex`; absent without one. */
export const DRAWN_SEARCH = "data-search";
/** Attribute of the element around a standalone form; its value names the form. */
export const FORM = "data-form";
/** Attribute of the link to the late stylesheet, which no first paint needs. */
export const LATE = "data-late";
/** Name of the global function that the script in the head defines and the end of the document calls. */
export const AT_END = "clubEnd";
/** Storage key of the tokens of a signed-in fan (spec §9: in local storage). */
export const SESSION_KEY = "tribun.session";

/** Storage key of the last answers about usage and bills, for a time without a network; they are deleted with the tokens. */
export const KEPT_KEY = "tribun.kept";

/** Storage key for whether this browser receives push messages, and for which fan. */
export const PUSH_KEY = "tribun.push";

/** Storage key of the order that the fan has begun: the cart (flows §4.1). */
export const ORDER_KEY = "tribun.order";

/** Event on the document, sent by an effect inside the screen: React answers from now on. */
export const HYDRATED = "club:hydrated";
/** Event on the document: the app could not start. */
export const FAILED = "club:failed";
/** Event on the document: an app that could not start must try again, because its module has run and does not run a second time. */
export const AGAIN = "club:again";
/** Event on the document that any code may send: hydrate the page without waiting for an intent. */
export const HYDRATE = "club:hydrate";

declare global {
  interface DocumentEventMap {
    [HYDRATED]: Event;
    [FAILED]: Event;
    [AGAIN]: Event;
    [HYDRATE]: Event;
  }
}

/** The files that a page hydrates with; addresses from the site's root. */
export type HydrationPayload = {
  /** Module that starts the club's app. */
  readonly entry: string;
  /** Further modules, fetched in parallel. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** File with the answers and texts that the page was rendered with. */
  readonly state: string;
};

/** Reads the hydration payload; undefined in development, where index.html links the module. */
export function readPayload(): HydrationPayload | undefined {
  const json = document.getElementById(PAYLOAD_ID)?.textContent;
  return json ? (JSON.parse(json) as HydrationPayload) : undefined;
}

/** Parameters that campaigns add to an address, and the language, which is the document's own. No page depends on them. */
const MARK = /^(?:lang|utm_\w+|gclid|fbclid)$/;

/** The query of an address without such parameters, sorted so that it can be compared. */
export function queryOf(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !MARK.test(name));
  return kept.length === 0 ? "" : `?${new URLSearchParams(kept.toSorted(([one], [other]) => (one < other ? -1 : 1)))}`;
}

/** True when the page was rendered with the query that the address has. */
export function isAsDrawn(root: HTMLElement, search: string): boolean {
  return root.hasAttribute(PRERENDERED) && queryOf(search) === queryOf(root.getAttribute(DRAWN_SEARCH) ?? "");
}

/** Storage key of the checkouts of purchases that are neither paid nor refused yet, with their buyers. */
export const AWAITED_KEY = "tribun.awaited";
