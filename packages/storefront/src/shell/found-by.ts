import type { AnyRouter } from "@tanstack/react-router";

/**
 * A document's canonical address and languages are those of its first page: a browser would share that address for every page reached from
 * it. So the first change of page removes them. The description may be React's, which removes it with its page, so it is only emptied.
 */
export function forgetFirstPage(router: Pick<AnyRouter, "subscribe">): void {
  const stop = router.subscribe("onBeforeLoad", ({ pathChanged }) => {
    if (!pathChanged) return;
    stop();
    for (const said of document.head.querySelectorAll("[rel=canonical],[hreflang]")) said.remove();
    document.head.querySelector("[name=description]")?.setAttribute("content", "");
  });
}
