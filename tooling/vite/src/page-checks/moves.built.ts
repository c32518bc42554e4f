import type { BrowserContext, Page } from "playwright";
import { expect, test } from "vitest";
import { browser, openBuiltClub, server } from "./built-club.ts";

openBuiltClub();

/** Opens a page on a phone without reduced motion. */
async function onPhone<T>(look: (page: Page, context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, reducedMotion: "no-preference" });
  try {
    return await look(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Number of layouts from the request until all animations have ended. */
const layoutsOf = (path: string) =>
  onPhone(async (page, context) => {
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable");
    await page.goto(server.url + path, { waitUntil: "networkidle" });
    await page.evaluate(
      "Promise.all(document.getAnimations().flatMap((each) => each.effect.getComputedTiming().endTime < Infinity ? [each.finished] : [])).then(() => undefined)",
    );
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutCount")?.value ?? Number.NaN;
  });

/** Whether the front page's hero arrives with a movement, for a fan who comes from `referer`. */
const arrivesFrom = (referer: string) =>
  onPhone(async (page) => {
    await page.goto(`${server.url}/`, { referer });
    return page.evaluate<boolean>(
      "[...document.querySelectorAll('main *')].map((each) => getComputedStyle(each)).some(({ animationName, animationDuration }) => animationName !== 'none' && animationDuration !== '0s')",
    );
  });

// The stand once needed 83 layouts to fill.
test("what moves on the front page is laid out no more often than a page that stands still", async () => {
  expect(await layoutsOf("/")).toBeLessThanOrEqual(15);
});

test("the hero arrives on the first page of a visit alone", async () => {
  expect(await arrivesFrom("https://search.example/")).toBe(true);
  expect(await arrivesFrom(`${server.url}/tarife`)).toBe(false);
});
