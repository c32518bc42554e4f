import type { BrowserContext } from "@playwright/test";
import { shiftClock } from "@tribun/vitest-config/clock";
import { runOffset } from "@tribun/vitest-config/clock/run";

/** Gives a browser's pages the clock that their operator was started with; what a journey moves in its sandbox comes on top there. */
export async function onOperatorsClock(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(shiftClock, runOffset());
  return context;
}
