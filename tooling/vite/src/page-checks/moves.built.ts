import type { BrowserContext, Page } from "playwright";
import { expect, test } from "vitest";
import { browser, openBuiltClub, server } from "./built-club.ts";

openBuiltClub();

/** A page on a phone, on which things may move. */
async function onPhone<T>(look: (page: Page, context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, reducedMotion: "no-preference" });
  try {
    return await look(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Layouts of a page from its request until nothing moves any more. */
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

/** How long the stand of the front page takes to fill, as its style has it, for a fan who comes from `referer`. */
const fillsIn = (referer: string) =>
  onPhone(async (page) => {
    await page.goto(`${server.url}/`, { referer });
    return page.evaluate<string>("getComputedStyle(document.querySelector('h1')).getPropertyValue('--dur-choreo')");
  });

// The stand of the front page once took 83 layouts to fill.
test("what moves on the front page is laid out no more often than a page that stands still", async () => {
  expect(await layoutsOf("/")).toBeLessThanOrEqual(15);
});

test("the stand fills on the first page of a visit alone", async () => {
  expect(await fillsIn("https://search.example/")).not.toBe("0s");
  expect(await fillsIn(`${server.url}/tarife`)).toBe("0s");
});
