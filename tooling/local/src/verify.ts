import { ensureChromium } from "@tribun/vitest-config/chromium";
import { root } from "./house.ts";
import { clubsOf, digestOf } from "./steps/clubs.ts";
import { EXTRA_STEPS, STEPS } from "./steps/plan.ts";
import { runSteps } from "./steps/runner.ts";

// What the pipeline checks each night and before a release: all of `npm test` whole, in every club, and what takes too long for each change.
try {
  console.log(`Browser: ${ensureChromium()}`);
  // Tests of `npm test` keep their answer while another club than the fixed one changes; here every club is part of the question.
  const CLUBS = clubsOf(root)
    .map((club) => digestOf(root, club))
    .join("-");
  process.exitCode = await runSteps([...STEPS, ...EXTRA_STEPS], { env: { SWEEP: "whole", CLUBS } });
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
