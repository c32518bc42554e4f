import type { RouterHistory } from "@tanstack/react-router";

/** A document has one history. */
let pushed = false;

/**
 * Records whether the history has just gone on to the top of a page, and not back or to a place inside a page. Begins once the first page
 * has rendered, because a router whose history has a subscriber leaves it to that to load what an old address leads to.
 * @returns ends it
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

/** True when a link led to the top of this page without loading a document, as recorded by {@link watchPushes}. */
export const isPushed = (): boolean => pushed;
