import { expect, type Page } from "@playwright/test";
import { otherThemeViolations, pageFaults, wideAt } from "@tribun/vite-club/page-checks";
import { sweepsWhole } from "@tribun/vitest-config/sweep";

/**
 * Expects no fault on the page for users of a keyboard, a screen reader or a magnifier. axe is one of the checks and runs in light and
 * dark. `npm test` skips this, because stories and built pages cover the same screens, and four checks cost as much as an order.
 */
export async function expectNoFaults(page: Page): Promise<void> {
  if (!sweepsWhole()) return;
  // The checks wait for the next frame, which the browser does not paint in a tab behind another one.
  await page.bringToFront();
  const faults = [...(await pageFaults(page)), ...(await otherThemeViolations(page))];
  // The message contains the faults, because a summary shows only its first lines.
  expect(faults, `faults of ${page.url()}: ${faults.join("; ")}`).toEqual([]);
}

/** Expects that nothing is wider than the window with text at 200 % (WCAG 1.4.4). Restores the text size. */
export async function expectNothingSticksOut(page: Page): Promise<void> {
  const faults = await wideAt(page, "200%");
  expect.soft(faults, `at ${page.url()}: ${faults.join("; ")}`).toEqual([]);
}
