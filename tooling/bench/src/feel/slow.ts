import type { Page } from "playwright";

/** A fan's phone counts as this many times slower than this machine. */
export const TIMES = 4;

/** Slows a page down to the speed of a phone while the callback runs. */
export async function slowly<T>(page: Page, does: () => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page);
  const rate = (times: number) => session.send("Emulation.setCPUThrottlingRate", { rate: times });
  await rate(TIMES);
  try {
    return await does();
  } finally {
    await rate(1);
    await session.detach();
  }
}
