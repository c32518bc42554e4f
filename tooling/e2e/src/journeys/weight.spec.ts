import { LANGUAGES } from "@tribun/domain";
import { SAMPLE_NOW } from "@tribun/vitest-config/clock";
import { BUDGETS, HEADERS, KIB, OWN_PAGES, PUBLIC_PAGES, shiftOf, TOLERANCE, tooHeavy, hydrates, weigh } from "@tribun/vite-club/weight";
import type { Page } from "@playwright/test";
import { weighAfresh } from "../house/afresh.ts";
import { onOperatorsClock } from "../house/clock.ts";
import { expect, test } from "../house/fixtures.ts";
import type { Sandbox } from "../house/sandbox.ts";
import type { Text } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Wizard } from "../pages/wizard.ts";

/** Puts a tariff into the cart, which every page of an order needs. */
const withTariff = (page: Page, text: Text) => new Wizard(page, text).chooseTariff();

/** What a fan must do before each page can be opened. */
const BEFORE: Readonly<Record<string, (page: Page, text: Text, sandbox: Sandbox) => Promise<void>>> = {
  step: withTariff,
  registration: withTariff,
  dashboard: async (page, text, sandbox) => {
    await new Account(page, text, sandbox).signIn();
  },
};

// Lines that other journeys ordered would add to the weight.
test.use({ apart: "weight" });

for (const sample of OWN_PAGES) {
  test(`${sample.name} keeps its budget in an empty cache`, async ({ page, browser, origin, text, sandbox }) => {
    await BEFORE[sample.name]?.(page, text, sandbox);
    const weight = await weighAfresh(browser, page, origin + sample.path);
    expect(tooHeavy(sample, weight)).toEqual([]);
  });
}

test("a fan with a session gets the whole game within the budget of a page of the account, in an empty cache", async ({
  page,
  browser,
  origin,
  text,
  sandbox,
}) => {
  await BEFORE["dashboard"]?.(page, text, sandbox);
  const context = await onOperatorsClock(await browser.newContext({ storageState: await page.context().storageState() }));
  const empty = await context.newPage();
  const { javascript } = await weigh(empty, `${origin}/fan/games/penalty`, hydrates);
  await expect(empty.getByRole("button", { name: text("games", "play.begin"), exact: true })).toBeVisible();
  await context.close();
  expect(javascript / KIB).toBeLessThanOrEqual((BUDGETS.account.javascript / KIB) * (1 + TOLERANCE));
});

/** Every page of the account and the order that needs only a session and a full cart. */
const OPENED_AGAIN = [
  ...["/cart", "/order/tariff", "/order/number", "/order/extras", "/order/approval"],
  ...["/dashboard", "/dashboard/bills", "/dashboard/options", "/dashboard/rewards", "/dashboard/account/profile"],
  ...["/dashboard/account/overview"],
];

test("nothing moves on a page of the account or of the order that is opened again", async ({ page, browser, origin, text, sandbox }) => {
  await BEFORE["dashboard"]?.(page, text, sandbox);
  await new Wizard(page, text).goToApproval();
  // An emulated phone gets its width a moment late, and until then the browser counts no layout shifts.
  const again = { storageState: await page.context().storageState(), isMobile: false };
  const context = await onOperatorsClock(await browser.newContext(again));
  const moved: string[] = [];
  for (const path of OPENED_AGAIN) {
    const tab = await context.newPage();
    const { shift, moved: what } = await shiftOf(tab, origin + path);
    if (shift > BUDGETS.step.shift) moved.push(`${path}, ${shift.toFixed(3)}: ${what.join("; ")}`);
    await tab.close();
  }
  await context.close();
  expect(moved.join("\n")).toBe("");
});

/** Still pages, giveaways, the pages with the most content, and pages that show matches. */
const STILL = PUBLIC_PAGES.filter(({ kind }) => kind === "still").map(({ path }) => path);
const CAMPAIGNS = ["/giveaway", "/giveawayfenerium"];
const FULL = [..."0123456789"].map((digit) => `/support/shops?region=${digit}`);
const OF_MATCHES = ["/", "/fan", "/event/derby"];
/** Part of a hydration payload's address when the club's server has rendered the page again. */
const DRAWN_ANEW = "?of=";

test("a still page keeps its budget with an operator behind it, also once a match has been called off", async ({ origin, staff }) => {
  const kickOff = new Date(SAMPLE_NOW).toISOString();
  await staff.changeMatch("2026-27-17", { round: 17, opponent: "Lodos 1931", venue: "home", state: "cancelled", kickOff });
  const read = (path: string, language: string, encoding: string) =>
    fetch(origin + path, { headers: { "accept-language": language, "accept-encoding": encoding } });
  const weights: Record<string, number> = {};
  for (const language of LANGUAGES) {
    for (const path of OF_MATCHES)
      await expect.poll(async () => (await read(path, language, "identity")).text(), { message: path }).toContain(DRAWN_ANEW);
    for (const path of new Set([...STILL, ...CAMPAIGNS, ...FULL, ...OF_MATCHES]))
      weights[`${path}, ${language}`] = Number((await read(path, language, "br")).headers.get("content-length")) / KIB;
  }
  const most = (page: string) => {
    const { document } = BUDGETS[CAMPAIGNS.includes(page.split(",")[0] ?? "") ? "campaign" : "still"];
    return (document * (1 + TOLERANCE) - HEADERS) / KIB;
  };
  const heavy = Object.entries(weights).filter(([page, weight]) => !(weight > 0 && weight <= most(page)));
  expect(heavy.map(([page, weight]) => `${page}: ${weight.toFixed(2)} KiB`).join("\n")).toBe("");
});
