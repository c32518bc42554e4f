/**
 * Marks what is over by now (`data-over`), where a page was drawn while it still ran (`data-until`, an instant): a page may be read long
 * after it was drawn, and must not offer what has ended (§ 5 UWG). Both wordings stand in the page, and styles choose.
 */
export function periodIsland(nowMs: number): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-until]")) {
    if (Date.parse(place.dataset["until"] ?? "") <= nowMs) place.dataset["over"] = "";
  }
}
