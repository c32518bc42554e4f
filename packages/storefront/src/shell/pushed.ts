import type { RouterHistory } from "@tanstack/react-router";

/** A page has one history. */
let pushed = false;

/**
 * Keeps whether a history has just gone on, so that a page begins at its top, or came back to where somebody was or leads into a page.
 * Begins once the first page is drawn: a router whose history somebody follows leaves it to them to load what an old address leads to.
 * @returns what ends it
 */
export function watchPushes(history: RouterHistory): () => void {
  const stop = history.subscribe(({ action, location }) => {
    pushed = action.type === "PUSH" && location.hash === "";
  });
  return () => {
    pushed = false;
    stop();
  };
}

/** Whether a link led to the top of the page at hand without its being loaded, as told by {@link watchPushes}. */
export const isPushed = (): boolean => pushed;
