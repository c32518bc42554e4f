/**
 * Closes the phone's menu by Escape, by a tap beside it and by following one of its links. It is a `details`, which opens without
 * any script and would stay open by itself.
 */
export function menuIsland(): void {
  const close = (keep?: (menu: HTMLDetailsElement) => boolean) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[data-island='menu'][open]")) {
      if (!keep?.(menu)) menu.open = false;
    }
  };
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element) close((menu) => menu.contains(target) && !target.closest("a"));
  });
  document.addEventListener("keydown", ({ key, target }) => {
    const menu = target instanceof Element ? target.closest<HTMLDetailsElement>("details[data-island='menu'][open]") : null;
    if (key !== "Escape" || !menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
}
