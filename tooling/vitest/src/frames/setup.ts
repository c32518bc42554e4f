import { afterEach } from "vitest";
import { commands } from "vitest/browser";

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Starts the process of the browser that draws anew. */
    drawAgain: () => Promise<void>;
  }
}

/** Far longer than a busy machine takes for a frame, and shorter than a press that waits for one. */
const NO_FRAME_MS = 5_000;

/** Whether the page is still drawn. */
const isDrawn = () =>
  new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), NO_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });

// A setup file of vitest's browser tests. Chromium's drawing has once hung in a run: every press of the fifty tests after it waited for a
// frame that never came. The test that meets it needs its second try (ADR 0041); those after it must not.
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail" || (await isDrawn())) return;
  console.warn("The browser draws no more: what draws is started anew.");
  await commands.drawAgain();
  if (!(await isDrawn())) console.warn("It still draws nothing.");
});
