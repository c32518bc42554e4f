import { timeoutManager } from "@tanstack/react-query";

/** How many times sooner than in life. */
const SOONER = 10;

/**
 * What is asked for again and again is asked for sooner, in all tests of the file that imports this: three seconds in which nothing is to be
 * seen, for each test that waits for news, are long. Every file has a window, and with it intervals, of its own.
 */
timeoutManager.setTimeoutProvider<number>({
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (id) => window.clearTimeout(id),
  setInterval: (run, ms) => window.setInterval(run, ms / SOONER),
  clearInterval: (id) => window.clearInterval(id),
});
