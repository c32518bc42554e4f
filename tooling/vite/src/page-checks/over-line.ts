import type { Browser } from "playwright";

/** How a page is opened. */
export type Line = {
  /**
   * `held`: files of the build arrive only after `letGo`. `cut`: they fail until `mend`. `stateless`: only the state of the hydration
   * payload fails until `mend`.
   */
  readonly line?: "held" | "cut" | "stateless";
  readonly scripts?: boolean;
  readonly storage?: Readonly<Record<string, string>>;
};

/**
 * Opens a page of the site at `origin` in a context of its own. `letGo` releases the held files and waits until React answers. `mend` ends
 * the failures.
 */
export async function openOverLine(browser: Browser, origin: string, path: string, { line, scripts = true, storage = {} }: Line = {}) {
  const context = await browser.newContext({ locale: "de", viewport: { width: 390, height: 844 }, javaScriptEnabled: scripts });
  if (Object.keys(storage).length > 0)
    await context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, storage);
  const page = await context.newPage();
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  page.on("console", (message) => {
    if (message.type() !== "log" && !message.text().startsWith("Failed to load resource")) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let broken = line === "cut" || line === "stateless";
  if (line)
    await page.route("**/assets/*.{js,json}", async (route) => {
      if (broken && (line === "cut" || route.request().url().endsWith(".json"))) return route.abort();
      if (line === "held") await released;
      return route.continue();
    });
  await page.goto(origin + path, { waitUntil: "load" });
  const letGo = async () => {
    release();
    await page.locator('html[data-hydration="done"]').waitFor({ state: "attached" });
  };
  const mend = () => {
    broken = false;
  };
  return { page, requests, complaints, letGo, mend, close: () => context.close() };
}
