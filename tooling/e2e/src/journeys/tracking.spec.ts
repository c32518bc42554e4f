import type { Page } from "@playwright/test";
import { expect, test } from "../house/fixtures.ts";
import { GOAL } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Approval } from "../pages/approval.ts";
import { Checkout } from "../pages/checkout.ts";
import { Wizard } from "../pages/wizard.ts";

test.use({ consent: "unanswered" });

/** Purchases that the page reported. */
const purchases = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(globalThis, "dataLayer");
    if (!Array.isArray(layer)) return [];
    return layer.filter((entry: { event?: string }) => entry.event === "purchase").map((entry) => JSON.stringify(entry));
  });

for (const [answer, events] of [
  ["accept", 1],
  ["reject", 0],
] as const) {
  test(`a purchase is reported ${events} times after "${answer}", and never a second time`, async ({ page, text, view, fan, sandbox }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!new URL(request.url()).hostname.endsWith("localhost")) foreign.push(request.url());
    });
    const wizard = new Wizard(page, text);
    await page.goto("/");
    const question = page.getByRole("region", { name: text("shell", "consent.title") });
    await question.getByRole("button", { name: text("shell", `consent.${answer}`) }).click();
    // The page moves up when the consent question closes.
    await expect(question).toBeHidden();
    await wizard.goToPerson();
    await new Account(page, text, sandbox).register(fan);
    await wizard.expectStep("approval");
    await new Approval(page, text).order();
    const checkout = new Checkout(page, text, view.language);
    await checkout.payBySepa(fan);
    await checkout.expectSuccess();
    await expect.poll(() => purchases(page)).toHaveLength(events);
    const [reported] = await purchases(page);
    if (reported !== undefined) for (const secret of [fan.email, fan.phoneE164, fan.lastName]) expect(reported).not.toContain(secret);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: GOAL })).toBeVisible();
    expect(await purchases(page)).toHaveLength(0);
    expect(foreign).toEqual([]);
  });
}
