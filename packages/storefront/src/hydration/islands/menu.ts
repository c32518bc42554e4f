import { within } from "../press.ts";

const OPEN = "details[data-island='menu'][open]";

/**
 * Closes the phone's menu on Escape, on a tap outside it, and when the fan follows one of its links. The menu is a `details`, which opens
 * without a script but would not close by itself.
 */
export function menuIsland(): void {
  const close = (keep?: (menu: HTMLDetailsElement) => boolean) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
      if (!keep?.(menu)) menu.open = false;
    }
  };
  document.addEventListener("click", ({ target }) => {
    close((menu) => within(target, OPEN) === menu && !within(target, "a"));
  });
  document.addEventListener("keydown", ({ key, target }) => {
    const menu = within<HTMLDetailsElement>(target, OPEN);
    if (key !== "Escape" || !menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
}
