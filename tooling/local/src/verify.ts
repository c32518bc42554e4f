import { ensureChromium } from "@tribun/vitest-config/chromium";
import { EXTRA_STEPS, STEPS } from "./steps/plan.ts";
import { runSteps } from "./steps/runner.ts";

// What the pipeline checks, in the same order and with the same programs.
try {
  console.log(`Browser: ${ensureChromium()}`);
  process.exitCode = await runSteps([...STEPS, ...EXTRA_STEPS]);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
