import { isPlain, within } from "./press.ts";

const KEY = "tribun.stay";

/**
 * Keeps the scroll position when a link, for example a filter, leads to the same page with another query (`data-stay`). Without React that
 * is a new document, which would begin at its top.
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
    // Without storage a filtered page begins at its top.
  }
}
