import type { Page } from "playwright";

/** How much slower than this machine a fan's phone is taken to be. */
export const TIMES = 4;

/** Lets a page think as slowly as a phone, while something is done there. */
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
