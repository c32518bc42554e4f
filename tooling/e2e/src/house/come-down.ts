import { expect, type Locator } from "@playwright/test";

const LOOK_MS = 1000;

/** Goes down to what comes once its place is near the screen, by a key: so it comes on a phone as on a desktop, where it may be there already. */
export async function comeDownTo(target: Locator): Promise<void> {
  await expect(async () => {
    await target.page().keyboard.press("End");
    await expect(target).toBeVisible({ timeout: LOOK_MS });
  }).toPass();
}
