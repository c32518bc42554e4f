import type { AnyRouter } from "@tanstack/react-router";

/**
 * What a document says of the page that it was drawn for, its address and its languages, holds for no other: a browser would share the
 * first one's address for any that was reached from it. The description may be React's, who takes it out with its page, and is only emptied.
 */
export function forgetFirstPage(router: Pick<AnyRouter, "subscribe">): void {
  const stop = router.subscribe("onBeforeLoad", ({ pathChanged }) => {
    if (!pathChanged) return;
    stop();
    for (const said of document.head.querySelectorAll("[rel=canonical],[hreflang]")) said.remove();
    document.head.querySelector("[name=description]")?.setAttribute("content", "");
  });
}
