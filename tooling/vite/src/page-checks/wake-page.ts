import { WAKE } from "@tribun/storefront/hydration/hand-over";
import type { Page } from "playwright";

/** Wakes a public page as a first intent does, and waits until React answers. */
export async function wakePage(page: Page): Promise<void> {
  await page.evaluate((wake) => document.dispatchEvent(new Event(wake)), WAKE);
  await page.locator('html[data-wake="awake"]').waitFor({ state: "attached" });
}
