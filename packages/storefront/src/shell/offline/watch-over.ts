import { workerAddress } from "../../hydration/trusted.ts";

/**
 * Registers the worker when the browser is idle, and sends it the list of files that the page has loaded so far. Not in development, and
 * not when the build ships no offline pages.
 */
export function watchOver(): void {
  if (!import.meta.env.PROD || import.meta.env.OFFLINE === "off" || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const begin = async () => {
    await serviceWorker.register(workerAddress(), { updateViaCache: "none" });
    const { active } = await serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's second argument is what to transfer
    const tell = (files: readonly string[]) => active?.postMessage(files);
    tell(filesOf(performance.getEntriesByType("resource")));
    // A request that is under way now bypasses the worker, and ends after that list was sent.
    new PerformanceObserver((list) => {
      const unseen = filesOf(list.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0));
      if (unseen.length > 0) tell(unseen);
    }).observe({ type: "resource" });
  };
  // If the browser forbids it or there is no network, the page works as before.
  const quietly = () => void begin().catch(() => undefined);
  // Safari has no `requestIdleCallback`.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(quietly);
  else setTimeout(quietly, 2000);
}

/** Addresses of the build's own files among the loaded ones, with their query, by which the state files of pages differ. */
const filesOf = (loaded: readonly PerformanceEntry[]): string[] =>
  loaded
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname, search }) => pathname + search);
