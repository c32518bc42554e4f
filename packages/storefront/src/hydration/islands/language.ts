import { HAS_FIELDS } from "../fields.ts";
import { isPlain, within } from "../press.ts";
import { keepTyped } from "../typed.ts";

/**
 * Removes `lang` from the address, because it would override the fan's next choice; the document has the language, and a cookie keeps it. A
 * change of language keeps what the fan typed and the address's query, for example a filter, because the link only names the language.
 */
export function languageIsland(): void {
  const here = new URL(location.href);
  if (here.searchParams.has("lang")) {
    here.searchParams.delete("lang");
    history.replaceState(history.state, "", here);
  }
  document.addEventListener("click", (event) => {
    const link = within<HTMLAnchorElement>(event.target, "a[hreflang]");
    // After hydration React changes the language without a new document.
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    if (HAS_FIELDS) keepTyped();
    const url = new URL(location.href);
    url.searchParams.set("lang", link.hreflang);
    location.assign(url);
  });
}
