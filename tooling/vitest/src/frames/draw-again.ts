import type { BrowserCommand } from "vitest/node";

/**
 * Kills Chromium's GPU process. Chromium starts another one at once, and its pages continue. A normal shutdown does not work, because the
 * process no longer responds.
 */
export const drawAgain: BrowserCommand<[]> = async ({ context }) => {
  const browser = context.browser();
  if (!browser) return;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  for (const { type, id } of processInfo) if (type === "GPU") process.kill(id, "SIGKILL");
  await session.detach();
};
