import { expect, type Locator } from "@playwright/test";

const LOOK_MS = 1000;

/**
 * Presses End until the target is visible. The page renders the target only near the screen: on a phone after scrolling, on a desktop
 * perhaps at once.
 */
export async function comeDownTo(target: Locator): Promise<void> {
  await expect(async () => {
    await target.page().keyboard.press("End");
    await expect(target).toBeVisible({ timeout: LOOK_MS });
  }).toPass();
}
