import { expect, test } from "vitest";
import { browser, openBuiltClub, server } from "./built-club.ts";

openBuiltClub();

/** Layouts of a page from its request until nothing moves any more. */
async function layoutsOf(path: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, reducedMotion: "no-preference" });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable");
    await page.goto(server.url + path, { waitUntil: "networkidle" });
    await page.evaluate(
      "Promise.all(document.getAnimations().flatMap((each) => each.effect.getComputedTiming().endTime < Infinity ? [each.finished] : [])).then(() => undefined)",
    );
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutCount")?.value ?? Number.NaN;
  } finally {
    await context.close();
  }
}

// The stand of the front page once took 83 layouts to fill.
test("what moves on the front page is laid out no more often than a page that stands still", async () => {
  expect(await layoutsOf("/")).toBeLessThanOrEqual(15);
});
