import { ensureChromium } from "@tribun/vitest-config/chromium";
import { chosen, STEPS } from "./steps/plan.ts";
import { runSteps } from "./steps/runner.ts";

// `npm test` checks everything; `npm test -- test lint` only what it names.
try {
  const steps = chosen(STEPS, process.argv.slice(2));
  console.log(`Browser: ${ensureChromium()}`);
  process.exitCode = await runSteps(steps);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  console.log("\n0 passed, 1 failed");
  process.exitCode = 1;
}
