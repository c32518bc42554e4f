import type { Browser } from "playwright";
import { type Figure, median } from "../result.ts";

/** Above that, something else was at work and times prove nothing. */
const BUSY = 1.3;

/** How much longer the same work takes on this machine now than at its best, as a few tries show. */
export async function busyness(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const times = await page.evaluate(() =>
    Array.from({ length: 60 }, () => {
      const from = performance.now();
      let sum = 0;
      for (let at = 0; at < 3_000_000; at += 1) sum += Math.sqrt(at);
      return sum > 0 ? performance.now() - from : 0;
    }),
  );
  await page.close();
  return median(times) / Math.min(...times);
}

/** Says beside a figure that its times prove little. */
export const withNote = (figure: Figure, busy: number): Figure =>
  busy <= BUSY ? figure : { ...figure, notes: `on a machine ${busy.toFixed(1)} times slower than at its best: ${figure.notes ?? ""}` };
