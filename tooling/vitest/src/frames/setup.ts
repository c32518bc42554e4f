import { afterEach } from "vitest";
import { commands } from "vitest/browser";

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Restarts the browser's GPU process. */
    drawAgain: () => Promise<void>;
  }
}

/** Much longer than a frame takes on a busy machine, and shorter than a press that waits for one. Milliseconds. */
const NO_FRAME_MS = 5_000;

/** Says whether the browser still paints the page. */
const isDrawn = () =>
  new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), NO_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });

// A setup file of vitest's browser tests. Chromium's painting once hung in a run, and every press in the next fifty tests waited for a
// frame. The test in which it hangs needs its second try (ADR 0041). Those after it must not.
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail" || (await isDrawn())) return;
  console.warn("The browser draws no more: what draws is started anew.");
  await commands.drawAgain();
  if (!(await isDrawn())) console.warn("It still draws nothing.");
});
