import { hydrates } from "@tribun/vite-club/weight";
import type { BrowserContext, Page } from "playwright";
import { CHANGED, TAPPED } from "./trace.ts";

/** One long frame: its duration, and each script that ran in it. Times in milliseconds. */
export type Frame = { readonly ms: number; readonly scripts: readonly string[] };

/** What a page recorded since the last reading. */
export type Felt = {
  /** Times from an interaction to the next paint, for each that took longer than a frame. Milliseconds. */
  readonly interactions: readonly number[];
  readonly frames: readonly Frame[];
};

/** Makes every page of a context record its interactions, long frames and route changes. */
export async function record(context: BrowserContext): Promise<void> {
  await context.addInitScript(recorder, { TAPPED, CHANGED });
}

/** Returns what the page recorded since the last reading, after a pause in which the browser reports the latest paints. */
export async function feltOn(page: Page): Promise<Felt> {
  // The browser reports an interaction a little after its paint.
  await page.waitForTimeout(TOLD_WITHIN_MS);
  return page.evaluate<Felt>("window.felt()");
}

const TOLD_WITHIN_MS = 250;
const CHANGED_WITHIN_MS = 10_000;
const LOOK_MS = 20;

/** Waits from a tap on a link until the page has painted another heading at another address. The page marks both moments. */
export async function changeOn(page: Page): Promise<void> {
  await answerOf<true>(page, "window.routeChange?.()", `${page.url()} did not change without being loaded anew`);
}

/** Hydrates a page and waits until React has taken it over. */
export async function hydrate(page: Page): Promise<void> {
  await hydrates(page);
  await answerOf(
    page,
    'Object.keys(document.querySelector("#root > *")).find((key) => key.startsWith("__react"))',
    `React never came to ${page.url()}`,
  );
  await page.waitForLoadState("networkidle");
}

/**
 * Polls an expression until it has a value. Playwright evaluates it, because the page's content security policy forbids `eval`.
 * @throws with the message `otherwise` after CHANGED_WITHIN_MS
 */
async function answerOf<T>(page: Page, expression: string, otherwise: string): Promise<T> {
  const until = performance.now() + CHANGED_WITHIN_MS;
  while (performance.now() < until) {
    const answer = await page.evaluate<T | undefined>(expression);
    if (answer !== undefined) return answer;
    await page.waitForTimeout(LOOK_MS);
  }
  throw new Error(otherwise);
}

/** Runs in a page before its own scripts. Times count from the page's navigation start. */
function recorder({ TAPPED, CHANGED }: { readonly TAPPED: string; readonly CHANGED: string }): void {
  const kept = { interactions: [] as number[], frames: [] as unknown[] };
  let changed: true | undefined;
  const watch = (type: string, options: object, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ ...options, type, buffered: true });
  const number = (entry: PerformanceEntry, name: string) => Number(Reflect.get(entry, name));
  watch("event", { durationThreshold: 16 }, (entry) => {
    if (number(entry, "interactionId") > 0) kept.interactions.push(entry.duration);
  });
  watch("long-animation-frame", {}, (entry) => {
    const scripts: unknown = Reflect.get(entry, "scripts");
    const told = (Array.isArray(scripts) ? scripts : []).map((script: Record<string, unknown>) => {
      const file = String(script["sourceURL"]).split("/").at(-1);
      const layout = Math.round(Number(script["forcedStyleAndLayoutDuration"]));
      return `${Math.round(Number(script["duration"]))} ms ${String(script["invoker"])} in ${file} ${String(script["sourceFunctionName"])}${layout > 4 ? `, ${layout} ms layout` : ""}`;
    });
    kept.frames.push({ ms: Math.round(entry.duration), scripts: told });
  });
  addEventListener(
    "click",
    (event) => {
      changed = undefined;
      const [address, heading] = [location.href, document.querySelector("h1")];
      const look = () => {
        if (location.href === address || document.querySelector("h1") === heading || !document.querySelector("h1"))
          requestAnimationFrame(look);
        // A message arrives after the frame is painted. The browser could delay a timer.
        else
          painted(() => {
            performance.mark(CHANGED);
            changed = true;
          });
      };
      if (!(event.target instanceof Element && event.target.closest("a[href]"))) return;
      performance.mark(TAPPED);
      requestAnimationFrame(look);
    },
    { capture: true },
  );
  const painted = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", then);
    port1.start();
    port2.postMessage("");
  };
  Object.assign(globalThis, {
    routeChange: () => changed,
    felt: () => {
      const told = { ...kept };
      Object.assign(kept, { interactions: [], frames: [] });
      return told;
    },
  });
}
