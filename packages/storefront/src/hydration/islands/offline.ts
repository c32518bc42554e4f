import { isPlain, within } from "../press.ts";

/**
 * Marks the root element while there is no network; the page's style shows the notice in its markup. A link that the fan follows meanwhile
 * would lead to the browser's error page. So it waits until the network is back, unless the fan has typed or chosen something since.
 */
export function offlineIsland(): void {
  const root = document.documentElement;
  let wanted: string | undefined;
  const tell = () => {
    root.toggleAttribute("data-offline", !navigator.onLine);
    if (navigator.onLine && wanted !== undefined) location.assign(wanted);
    wanted = undefined;
  };
  addEventListener("online", tell);
  addEventListener("offline", tell);
  // Without a network, input cancels the waiting link.
  addEventListener("input", tell);
  document.addEventListener("click", (event) => {
    const link = within<HTMLAnchorElement>(event.target, "a");
    // After hydration React answers links inside the site.
    if (navigator.onLine || event.defaultPrevented || !isPlain(event)) return;
    if (!link?.href.startsWith(`${location.origin}/`) || link.hash !== "") return;
    event.preventDefault();
    wanted = link.href;
  });
  // Keeps the mark that the service worker sets in a document that it has stored.
  if (!root.hasAttribute("data-offline")) tell();
}
