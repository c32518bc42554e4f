import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * After a change of page, moves the focus to the new page's heading, which screen readers then read; without this they stay silent and the
 * keyboard starts somewhere in the old page. Filters and anchors on the same page move nothing.
 */
export function usePageFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ pathChanged, fromLocation, toLocation }) => {
        if (!pathChanged || !fromLocation || toLocation.hash) return;
        focusHeading();
      }),
    [router],
  );
}

/** Focuses the page's main heading, or its content when there is no heading yet. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (!target) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
