import type { Browser } from "playwright";
import { type Figure, median } from "../result.ts";

/** Above this factor other programs used the processor, and times prove nothing. */
const BUSY = 1.3;

/** Repeats the same work and returns how much longer it takes at the median than at best. */
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

/** Adds a note to a figure whose times prove little because the machine was busy. */
export const withNote = (figure: Figure, busy: number): Figure =>
  busy <= BUSY ? figure : { ...figure, notes: `on a machine ${busy.toFixed(1)} times slower than at its best: ${figure.notes ?? ""}` };
