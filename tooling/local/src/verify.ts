import { ensureChromium } from "@tribun/vitest-config/chromium";
import { EXTRA_STEPS, STEPS } from "./steps/plan.ts";
import { runSteps } from "./steps/runner.ts";

// What the pipeline checks: all of `npm test` with its sweeps whole, and what only a change to be merged needs.
try {
  console.log(`Browser: ${ensureChromium()}`);
  process.exitCode = await runSteps([...STEPS, ...EXTRA_STEPS], { SWEEP: "whole" });
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
