import { within } from "../within.ts";

const OPEN = "details[data-island='menu'][open]";

/**
 * Closes the phone's menu by Escape, by a tap beside it and by following one of its links. It is a `details`, which opens without
 * any script and would stay open by itself.
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
