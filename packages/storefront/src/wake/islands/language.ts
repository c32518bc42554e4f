import { isPlain } from "../plain-press.ts";

/** Lets a change of language keep what the address asks for, say a filter: the link itself names the language alone. */
export function languageIsland(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[hreflang]") : null;
    // Once React is there it changes the language on the spot.
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    const url = new URL(location.href);
    url.searchParams.set("lang", link.hreflang);
    location.assign(url);
  });
}
