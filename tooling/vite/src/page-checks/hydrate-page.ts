import { HYDRATE } from "@tribun/storefront/hydration/hand-over";
import type { Page } from "playwright";

/** Hydrates a public page as the first intent does, and waits until React answers. */
export async function hydratePage(page: Page): Promise<void> {
  await page.evaluate((wake) => document.dispatchEvent(new Event(wake)), HYDRATE);
  await page.locator('html[data-hydration="done"]').waitFor({ state: "attached" });
}
