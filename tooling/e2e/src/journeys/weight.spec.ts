import { overstated, OWN_PAGES, tooHeavy, weigh } from "@tribun/vite-club/weight";
import type { Page } from "@playwright/test";
import { onOperatorsClock } from "../house/clock.ts";
import { expect, test } from "../house/fixtures.ts";
import { DEMO } from "../house/people.ts";
import type { Sandbox } from "../house/sandbox.ts";
import type { Text } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Wizard } from "../pages/wizard.ts";

/** What a fan does before such a page can be opened. */
const BEFORE: Readonly<Record<string, (page: Page, text: Text, sandbox: Sandbox) => Promise<void>>> = {
  step: async (page, text) => {
    const wizard = new Wizard(page, text);
    await wizard.chooseTariff();
  },
  dashboard: async (page, text, sandbox) => {
    await page.goto("/auth/login");
    await new Account(page, text, sandbox).login(DEMO.email, DEMO.password);
    await expect(page).toHaveURL(/\/dashboard$/);
  },
};

// What journeys before it ordered would be weighed too.
test.use({ apart: "weight" });

for (const sample of OWN_PAGES) {
  test(`${sample.name} keeps its budget in an empty cache`, async ({ page, browser, origin, text, sandbox }) => {
    await BEFORE[sample.name]?.(page, text, sandbox);
    const context = await onOperatorsClock(await browser.newContext({ storageState: await page.context().storageState() }));
    const weight = await weigh(await context.newPage(), origin + sample.path);
    await context.close();
    expect(tooHeavy(sample, weight)).toEqual([]);
    expect(overstated(sample, [weight])).toEqual([]);
  });
}
