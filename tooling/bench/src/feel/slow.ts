import type { Page } from "playwright";
import { median } from "../result.ts";

/** How much slower than this machine at its best a fan's phone is taken to be. */
const TIMES = 4;

/** Lets a page think as slowly as a phone: what slows the machine itself down at the moment is part of it, or times would be its neighbours'. */
export async function slowDown(page: Page): Promise<void> {
  const rate = Math.max(1, TIMES / (await busyness(page)));
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** How much longer the same work takes in a page now than at its best, as a few tries show. */
export async function busyness(page: Page): Promise<number> {
  const times = await page.evaluate(() =>
    Array.from({ length: 60 }, () => {
      const from = performance.now();
      let sum = 0;
      for (let at = 0; at < 3_000_000; at += 1) sum += Math.sqrt(at);
      return sum > 0 ? performance.now() - from : 0;
    }),
  );
  return median(times) / Math.min(...times);
}
