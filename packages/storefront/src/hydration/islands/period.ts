/**
 * Marks what has ended (`data-over`) on a page that was rendered before that (`data-until`, an instant). A fan may read a page long after
 * it was rendered, and it must not offer what has ended (§ 5 UWG). The page contains both wordings, and styles choose.
 */
export function periodIsland(nowMs: number): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-until]")) {
    if (Date.parse(place.dataset["until"] ?? "") <= nowMs) place.dataset["over"] = "";
  }
}
