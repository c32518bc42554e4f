import type { Page } from "playwright";

/** How much slower than this machine a fan's phone is taken to be. */
export const TIMES = 4;

/** Lets a page think as slowly as a phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: TIMES });
}
