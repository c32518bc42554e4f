import { workerAddress } from "../../hydration/trusted.ts";

/**
 * Has the worker watch over the page once the browser has nothing better to do, and tells it what the page has loaded so far. Not in
 * development, and not where the build ships no offline pages.
 */
export function watchOver(): void {
  if (!import.meta.env.PROD || import.meta.env.OFFLINE === "off" || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const begin = async () => {
    await serviceWorker.register(workerAddress(), { updateViaCache: "none" });
    const { active } = await serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window: its second argument is what is handed over
    const tell = (files: readonly string[]) => active?.postMessage(files);
    tell(filesOf(performance.getEntriesByType("resource")));
    // What is on its way just now comes past the worker, and after that list.
    new PerformanceObserver((list) => {
      const unseen = filesOf(list.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0));
      if (unseen.length > 0) tell(unseen);
    }).observe({ type: "resource" });
  };
  // A browser that forbids it, or a network that is gone: the page works as before.
  const quietly = () => void begin().catch(() => undefined);
  // Safari knows no idle time.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(quietly);
  else setTimeout(quietly, 2000);
}

/** Addresses of the build's own files among what was loaded, with their search: a page's hydration payload is told apart by it. */
const filesOf = (loaded: readonly PerformanceEntry[]): string[] =>
  loaded
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname, search }) => pathname + search);
