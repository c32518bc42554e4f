import type { Browser, Page } from "@playwright/test";
import { weigh, type Weight } from "@tribun/vite-club/weight";
import { onOperatorsClock } from "./clock.ts";

/** Weighs an address for a fan with this page's storage, in a context whose cache is empty. */
export async function weighAfresh(browser: Browser, page: Page, url: string): Promise<Weight> {
  // Most fans do not ask for reduced motion, so lists animate.
  const settings = { storageState: await page.context().storageState(), reducedMotion: "no-preference" } as const;
  const context = await onOperatorsClock(await browser.newContext(settings));
  const weight = await weigh(await context.newPage(), url);
  await context.close();
  return weight;
}
