import type { BrowserContext } from "@playwright/test";
import { shiftClock } from "@tribun/vitest-config/clock";
import { runOffset } from "@tribun/vitest-config/clock/run";

/**
 * Sets the clock of a context's pages to the one that the operator was started with. Later changes by the sandbox affect only the operator.
 */
export async function onOperatorsClock(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(shiftClock, runOffset());
  return context;
}
