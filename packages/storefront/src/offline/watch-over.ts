/**
 * Has the worker watch over the page once the browser has nothing better to do, and tells it what the page has loaded so far. Not in
 * development, and not where the build ships no offline pages.
 */
export function watchOver(): void {
  if (!import.meta.env.PROD || import.meta.env.OFFLINE === "off" || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const begin = async () => {
    await serviceWorker.register("/sw.js", { updateViaCache: "none" });
    const { active } = await serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window: its second argument is what is handed over
    active?.postMessage(loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname));
  };
  // A browser that forbids it, or a network that is gone: the page works as before.
  const quietly = () => void begin().catch(() => undefined);
  // Safari knows no idle time.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(quietly);
  else setTimeout(quietly, 2000);
}
