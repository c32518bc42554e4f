import type { Browser, Page } from "@playwright/test";
import { weigh, type Weight } from "@tribun/vite-club/weight";
import { onOperatorsClock } from "./clock.ts";

/** What an address weighs for who has what this page has in its storage, in a window whose cache is empty. */
export async function weighAfresh(browser: Browser, page: Page, url: string): Promise<Weight> {
  // As most fans come, for whom lists move.
  const settings = { storageState: await page.context().storageState(), reducedMotion: "no-preference" } as const;
  const context = await onOperatorsClock(await browser.newContext(settings));
  const weight = await weigh(await context.newPage(), url);
  await context.close();
  return weight;
}
