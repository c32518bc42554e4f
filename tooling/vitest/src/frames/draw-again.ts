import type { BrowserCommand } from "vitest/node";

/**
 * Ends the process that draws; Chromium starts another at once, and its pages go on where they stood. To ask it to end itself would not
 * do: it no longer listens.
 */
export const drawAgain: BrowserCommand<[]> = async ({ context }) => {
  const browser = context.browser();
  if (!browser) return;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  for (const { type, id } of processInfo) if (type === "GPU") process.kill(id, "SIGKILL");
  await session.detach();
};
