import { expect } from "vitest";
import type { Locator } from "vitest/browser";

/** Scrolls down to what leads on, as a fan does: what stands far below is fetched on the way. */
export async function comeDown(to: Locator): Promise<void> {
  await expect.element(to).toBeVisible();
  to.element().scrollIntoView();
}
