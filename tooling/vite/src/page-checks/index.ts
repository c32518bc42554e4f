import type { Page } from "playwright";
import { axeViolations } from "./axe.ts";
import { misnamedFields } from "./labels.ts";
import { otherThemeViolations } from "./other-theme.ts";
import { printFaults } from "./print.ts";
import { untilQuiet } from "./quiet.ts";
import { smallTargets } from "./targets.ts";
import { NARROW_WINDOWS, setTextSize, stickingOut } from "./widths.ts";
import { HYDRATE } from "@tribun/storefront/hydration/hand-over";

export { axeViolations, otherThemeViolations };

/** Checks of an open page, each of which returns faults. */
const CHECKS: readonly ((page: Page) => Promise<string[]>)[] = [
  axeViolations,
  (page) => page.evaluate(misnamedFields),
  (page) => page.evaluate(smallTargets),
  sidewaysScroll,
  printFaults,
];

/** Faults of the page in its current state for users of a keyboard, a screen reader or a magnifier. */
export async function pageFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(untilQuiet);
  // One after the other, because a check may resize the window.
  for (const check of CHECKS) faults.push(...(await check(page)));
  return faults;
}

/** What does not fit the window with text of this size. Restores the browser's own text size. */
export async function wideAt(page: Page, text: string): Promise<string[]> {
  await page.evaluate(setTextSize, text);
  await page.evaluate(untilQuiet);
  const faults = await page.evaluate(stickingOut);
  await page.evaluate(setTextSize, "");
  await page.evaluate(untilQuiet);
  return faults;
}

/** What does not fit a narrow phone, or a phone with large text. Restores the size of the window. */
async function sidewaysScroll(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const { width, text } of NARROW_WINDOWS) {
    await page.setViewportSize({ width, height: before?.height ?? 844 });
    await page.evaluate(setTextSize, text);
    await page.evaluate(untilQuiet);
    faults.push(...(await page.evaluate(stickingOut)).map((fault) => `at ${width} px with ${text} text, ${fault}`));
  }
  if (before) await page.setViewportSize(before);
  await page.evaluate(setTextSize, "");
  await page.evaluate(untilQuiet);
  return faults;
}

/** Hydrates a public page as the first intent does, and waits until React answers. */
export async function hydratePage(page: Page): Promise<void> {
  await page.evaluate((wake) => document.dispatchEvent(new Event(wake)), HYDRATE);
  await page.locator('html[data-hydration="done"]').waitFor({ state: "attached" });
}
