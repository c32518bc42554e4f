import { clubIds } from "@tribun/brand-contract/folder";
import { ensureChromium } from "@tribun/vitest-config/chromium";
import { root } from "./house.ts";
import { digestOf } from "./steps/clubs.ts";
import { EXTRA_STEPS, STEPS } from "./steps/plan.ts";
import { runSteps } from "./steps/runner.ts";

// `npm run verify`, each night and before a release: all checks of `npm test` completely and in every club, and checks that take too long
// for each change.
try {
  console.log(`Browser: ${ensureChromium()}`);
  // Tests of `npm test` stay cached while only another club than the fixed one changes. Here the digests of all clubs are inputs too.
  const CLUBS = clubIds(root)
    .map((club) => digestOf(root, club))
    .join("-");
  process.exitCode = await runSteps([...STEPS, ...EXTRA_STEPS], { env: { SWEEP: "whole", CLUBS } });
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
