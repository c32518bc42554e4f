import { HAS_FIELDS } from "../fields.ts";
import { isPlain } from "../plain-press.ts";
import { keepTyped } from "../typed.ts";
import { within } from "../within.ts";

/**
 * Takes a language that was asked for out of the address, which would outlast the next choice: the document is in it, and a cookie
 * keeps it. Lets a change of language keep what was typed and what the address asks for, say a filter: the link itself names the
 * language alone.
 */
export function languageIsland(): void {
  const here = new URL(location.href);
  if (here.searchParams.has("lang")) {
    here.searchParams.delete("lang");
    history.replaceState(history.state, "", here);
  }
  document.addEventListener("click", (event) => {
    const link = within<HTMLAnchorElement>(event.target, "a[hreflang]");
    // Once React is there it changes the language on the spot.
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    if (HAS_FIELDS) keepTyped();
    const url = new URL(location.href);
    url.searchParams.set("lang", link.hreflang);
    location.assign(url);
  });
}
