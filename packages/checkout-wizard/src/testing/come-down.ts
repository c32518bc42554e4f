import { expect } from "vitest";
import type { Locator } from "vitest/browser";

/** Scrolls down to an element as a fan does, so that lower parts load on the way. */
export async function comeDown(to: Locator): Promise<void> {
  await expect.element(to).toBeVisible();
  to.element().scrollIntoView();
}
