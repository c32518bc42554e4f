import { chromiumLaunchOptions } from "@tribun/vitest-config/chromium";
import { shiftClock } from "@tribun/vitest-config/clock";
import { runOffset } from "@tribun/vitest-config/clock/run";
import { browserZone } from "@tribun/vitest-config/clock/zones";
import { HYDRATE } from "@tribun/storefront/hydration/hand-over";
import { type Browser, chromium, type Page } from "playwright";

/** The complaints of a page while it hydrated. */
export type Visit = {
  readonly path: string;
  /** Console errors and warnings, uncaught errors, and violations of the content security policy. */
  readonly complaints: readonly string[];
};

/** How pages are opened. */
export type Visitor = {
  readonly language: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: "light" | "dark";
  /** Opens, answers, chooses and types everything that a page offers before it hydrates. */
  readonly busy?: boolean;
};

/** Returns the faults of an open page, which count as complaints. */
export type Look = (page: Page) => Promise<readonly string[]>;

/** Launches a browser for checks. The caller closes it. */
export function openBrowser(): Promise<Browser> {
  const options = chromiumLaunchOptions();
  // Uses fractional letter widths as phones do. Linux desktops round them to whole pixels.
  return chromium.launch({ ...options, args: [...options.args, "--font-render-hinting=none"] });
}

/** Stores an element of the rendered markup before any module runs. Hydration keeps it, and a new rendering removes it. */
const REMEMBER = `document.addEventListener("readystatechange", () => {
  window.drawn ??= document.querySelector("[data-form] > :last-child, #root[data-prerendered]:not(:has([data-form])) > :last-child");
});`;

/**
 * Returns a function that opens a page of the site at `origin`, hydrates it, waits until React has taken over and the network is idle, and
 * collects its complaints. Calls may overlap. A browser opens known files in a third of the time, so pages are reused after their storage
 * is cleared.
 */
export function visitorOf(browser: Browser, origin: string, visitor: Visitor): (path: string, look?: Look) => Promise<Visit> {
  const idle: Page[] = [];
  return async (path, look) => {
    const page = idle.pop() ?? (await openWindow(browser, visitor));
    // An earlier check may have reset the colour scheme to the system's.
    if (visitor.colorScheme) await page.emulateMedia({ colorScheme: visitor.colorScheme });
    const complaints = await complaintsOn(page, origin + path, visitor, look);
    await forget(page);
    idle.push(page);
    return { path, complaints };
  };
}

async function openWindow(browser: Browser, { language, viewport }: Visitor): Promise<Page> {
  const context = await browser.newContext({
    locale: language,
    timezoneId: browserZone(),
    reducedMotion: "reduce",
    extraHTTPHeaders: { "accept-language": language },
    ...(viewport && { viewport }),
  });
  // A page may be built on one day and opened on another. Its markup must not depend on the date.
  await context.addInitScript(shiftClock, runOffset());
  await context.addInitScript(REMEMBER);
  return context.newPage();
}

/** Runs in the page. */
function touchAll(): void {
  for (const menu of document.querySelectorAll("details")) menu.open = true;
  for (const act of ["granted", "open"]) document.querySelector<HTMLElement>(`[data-consent-act="${act}"]`)?.click();
  document.querySelector<HTMLElement>('input[name="theme"][value="dark"]')?.click();
  for (const field of document.querySelectorAll<HTMLInputElement>("form input")) {
    if (field.type === "checkbox" || field.type === "radio") field.click();
    else field.value = "1";
  }
}

/** Navigates to a file of the same site, because for an empty page the browser would start another process and parse all code again. */
async function forget(page: Page): Promise<void> {
  await page.goto(new URL("/robots.txt", page.url()).href);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  page.removeAllListeners();
}

async function complaintsOn(page: Page, url: string, { busy = false }: Visitor, look?: Look): Promise<string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // Failed requests are reported with their address below.
    if (!message.text().startsWith("Failed to load resource")) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("response", (response) => {
    const isCall = new URL(response.url()).pathname.startsWith("/api/");
    if (response.status() >= 400 && !isCall && response.request().resourceType() !== "document") {
      complaints.push(`${response.status()} for ${response.url()}`);
    }
  });
  await page.goto(url, { waitUntil: "load" });
  if (busy) await page.evaluate(touchAll);
  await page.evaluate((wake) => document.dispatchEvent(new Event(wake)), HYDRATE);
  if (!(await isAlive(page))) complaints.push("React never took the page over");
  // Parts within the page hydrate after its root and may complain only then.
  await page
    .locator('html[data-hydration="done"]')
    .waitFor({ state: "attached", timeout: PATIENCE_MS })
    .catch(() => undefined);
  if (complaints.length === 0 && !(await page.evaluate<boolean>("window.drawn === null || document.contains(window.drawn)"))) {
    complaints.push("React drew the page anew instead of taking over its markup");
  }
  await page.waitForLoadState("networkidle");
  if (look) complaints.push(...(await look(page)));
  return complaints;
}

const PATIENCE_MS = 5000;
const LOOK_MS = 50;
const MARKED =
  'Object.keys(document.querySelector("[data-form] > *") ?? document.querySelector("#root > *") ?? {}).some((key) => key.startsWith("__react"))';

/**
 * Says whether React has hydrated the page: it marks the elements that it owns. Without the mark, a page without complaints would prove
 * nothing. Playwright evaluates the expression, because the page's content security policy forbids `eval`.
 */
async function isAlive(page: Page): Promise<boolean> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    if (await page.evaluate<boolean>(MARKED)) return true;
    await page.waitForTimeout(LOOK_MS);
  }
  return false;
}
