import { isPlain } from "./plain-press.ts";
import { within } from "./within.ts";

const KEY = "tribun.stay";

/**
 * Keeps a fan's place on the page when a link there, say a filter, leads to the same page with another query (`data-stay`). Without
 * React that is a page of its own, which would begin at its top.
 */
export function stayInPlace(): void {
  try {
    const [path, top] = (sessionStorage.getItem(KEY) ?? "").split(" ");
    sessionStorage.removeItem(KEY);
    if (path === location.pathname) scrollTo({ top: Number(top), behavior: "instant" });
    document.addEventListener("click", (event) => {
      if (isPlain(event) && within(event.target, "a[data-stay]")) sessionStorage.setItem(KEY, `${location.pathname} ${scrollY}`);
    });
  } catch {
    // Without storage a filter begins at the top.
  }
}
