import { expect, type Page } from "@playwright/test";
import { otherThemeViolations, pageFaults, wideAt } from "@tribun/vite-club/page-checks";
import { sweepsWhole } from "@tribun/vitest-config/sweep";

/**
 * Nothing on the page as it is now is in the way of a keyboard, a screen reader or a magnifier; axe is one of the checks, and looks in light
 * and in dark. `npm test` leaves that to the stories of the same screens and to the built pages: four looks cost as much as an order.
 */
export async function expectNoFaults(page: Page): Promise<void> {
  if (!sweepsWhole()) return;
  // The checks wait for what is drawn next, which never comes behind another tab.
  await page.bringToFront();
  const faults = [...(await pageFaults(page)), ...(await otherThemeViolations(page))];
  // In the message itself, as a summary shows its first lines only.
  expect(faults, `faults of ${page.url()}: ${faults.join("; ")}`).toEqual([]);
}

/** Nothing is wider than the window, with text as large as a fan can make it (WCAG 1.4.4). Leaves the text as it was. */
export async function expectNothingSticksOut(page: Page): Promise<void> {
  const faults = await wideAt(page, "200%");
  expect.soft(faults, `at ${page.url()}: ${faults.join("; ")}`).toEqual([]);
}
