import { join } from "node:path";
import { clubIds } from "@tribun/brand-contract/folder";
import { ensureChromium } from "@tribun/vitest-config/chromium";
import { FIXED_CLUB } from "@tribun/vitest-config/sweep";
import { root } from "./house.ts";
import { changedClubs, rememberClubs } from "./steps/clubs.ts";
import { chosen, leftToVerify, STEPS } from "./steps/plan.ts";
import { runSteps } from "./steps/runner.ts";

/** Digests of each club's folders when `npm test` last passed completely. */
const RECORD = join(root, ".local/test/clubs.json");

// `npm test` checks the fixed club and each club whose own folders changed. `npm test -- test lint` runs only the named steps.
try {
  const words = process.argv.slice(2);
  const steps = chosen(STEPS, words);
  console.log(`Browser: ${ensureChromium()}`);
  const opened = new Set([FIXED_CLUB, ...changedClubs(root, RECORD)]);
  const without = clubIds(root).filter((club) => !opened.has(club));
  process.exitCode = await runSteps(steps, { without, note: leftToVerify(without) });
  if (process.exitCode === 0 && words.length === 0) rememberClubs(root, RECORD);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  console.log("\n0 passed, 1 failed");
  process.exitCode = 1;
}
