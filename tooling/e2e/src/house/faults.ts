import { expect, type Page } from "@playwright/test";
import { pageFaults } from "@tribun/vite-club/page-checks";

/** Nothing on the page as it is now is in the way of a keyboard, a screen reader or a magnifier; axe is one of the checks. */
export async function expectNoFaults(page: Page): Promise<void> {
  const faults = await pageFaults(page);
  // In the message itself, as a summary shows its first lines only.
  expect(faults, `faults of ${page.url()}: ${faults.join("; ")}`).toEqual([]);
}
