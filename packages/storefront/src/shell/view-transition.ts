import type { AnyRouter } from "@tanstack/react-router";

/** A page that has not rendered by then appears without a transition, because the browser shows nothing new while it waits. */
const LONGEST_WAIT_MS = 250;
/**
 * No transition under these conditions: a phone spends a tenth of a second on snapshots of both pages before it shows anything, as long as
 * a change may take.
 */
const AT_ONCE = "(prefers-reduced-motion: reduce), (pointer: coarse)";

/**
 * View transitions from one page to another, where the browser supports them, the fan wants motion and nothing has to wait for them. Never
 * waits for a slow page; a transition that is cut short is no error.
 */
export function viewTransitionOf(router: AnyRouter): AnyRouter["startViewTransition"] {
  return (update) => {
    const from = router.stores.resolvedLocation.get()?.pathname;
    const moves = from !== undefined && from !== router.latestLocation.pathname;
    if (!moves || typeof document === "undefined" || typeof document.startViewTransition !== "function") return update();
    if (matchMedia(AT_ONCE).matches) return update();
    const transition = document.startViewTransition(update);
    const timer = setTimeout(() => transition.skipTransition(), LONGEST_WAIT_MS);
    const ignore = () => undefined;
    transition.ready.catch(ignore);
    transition.finished.catch(ignore);
    return transition.updateCallbackDone.finally(() => clearTimeout(timer));
  };
}
