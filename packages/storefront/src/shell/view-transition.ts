import type { AnyRouter } from "@tanstack/react-router";

/** A new page that is not drawn by then appears without a movement: the browser shows nothing new while it waits. */
const LONGEST_WAIT_MS = 250;
/** A phone spends a tenth of a second on pictures of the old page and the new, before it shows anything: as long as a change may take. */
const AT_ONCE = "(prefers-reduced-motion: reduce), (pointer: coarse)";

/**
 * How pages change into each other: a soft movement where the browser can, the fan wants it and it costs nobody a wait, and only from
 * one page to another. Never waits for a slow page, and a movement that is cut short is no error.
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
