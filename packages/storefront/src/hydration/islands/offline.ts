import { isPlain } from "../plain-press.ts";
import { within } from "../within.ts";

/**
 * Says on the root element that the network is gone; the page's style shows the notice that stands in its markup. A link that is
 * followed meanwhile would lead to the browser's own error page: it waits here, and leads on when the network is back, unless something
 * was typed or chosen since.
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
  // Where there is no network, it forgets what was wanted.
  addEventListener("input", tell);
  document.addEventListener("click", (event) => {
    const link = within<HTMLAnchorElement>(event.target, "a");
    // Once React is there it answers links inside the site itself.
    if (navigator.onLine || event.defaultPrevented || !isPlain(event)) return;
    if (!link?.href.startsWith(`${location.origin}/`) || link.hash !== "") return;
    event.preventDefault();
    wanted = link.href;
  });
  // What the worker says of the document that it kept stands.
  if (!root.hasAttribute("data-offline")) tell();
}
