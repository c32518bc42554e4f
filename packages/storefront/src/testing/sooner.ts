import { timeoutManager } from "@tanstack/react-query";

/** How many times faster intervals run than in production. */
const SOONER = 10;

/**
 * Shortens the intervals of polling in all tests of the file that imports this: three seconds would be long for each test that waits for
 * news. Every file has a window of its own, and with it its own intervals.
 */
timeoutManager.setTimeoutProvider<number>({
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (id) => window.clearTimeout(id),
  setInterval: (run, ms) => window.setInterval(run, ms / SOONER),
  clearInterval: (id) => window.clearInterval(id),
});
