import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../house.ts";
import { run } from "../run.ts";
import { add, NONE, playwrightCounts, vitestCounts, type Counts } from "./counts.ts";
import type { Step } from "./plan.ts";

type Outcome = "passed" | "failed" | "skipped";

interface Result {
  readonly step: Step;
  readonly outcome: Outcome;
  readonly seconds: number;
  readonly counts: Counts;
}

const STEP_TIMEOUT_MS = 25 * 60_000;
const REPORTS = join(root, ".local/test");
const colour = process.stdout.isTTY ? (code: number, text: string) => `\u001B[${code}m${text}\u001B[0m` : (_: number, text: string) => text;
const MARKS: Record<Outcome, string> = { passed: colour(32, "✓"), failed: colour(31, "✗"), skipped: colour(33, "–") };

function countsOf(step: Step, failed: boolean): Counts {
  if (step.count === undefined) return failed ? { passed: 0, failed: 1 } : NONE;
  let counts: Counts = NONE;
  try {
    const report: unknown = JSON.parse(readFileSync(join(REPORTS, `${step.id}.json`), "utf8"));
    counts = step.count === "vitest" ? vitestCounts(report) : playwrightCounts(report);
  } catch {
    // No report: the run did not get as far as one, and its exit code says the rest.
  }
  return failed && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function runStep(step: Step, done: readonly Result[]): Promise<Result> {
  const missing = (step.needs ?? []).find((id) => done.some((result) => result.step.id === id && result.outcome !== "passed"));
  if (missing !== undefined) {
    console.log(`Left out, as the step "${missing}" did not succeed.`);
    return { step, outcome: "skipped", seconds: 0, counts: { passed: 0, failed: 1 } };
  }
  rmSync(join(REPORTS, `${step.id}.json`), { force: true });
  const start = performance.now();
  const { code } = await run(step.command, step.args, {
    env: { FORCE_COLOR: process.stdout.isTTY ? "1" : "0", ...step.env },
    timeout: STEP_TIMEOUT_MS,
  });
  const counts = countsOf(step, code !== 0);
  // A test step without a single test has checked nothing, and must not look as if it had.
  const empty = step.count !== undefined && counts.passed + counts.failed === 0;
  if (empty) console.log("Not one test ran: that counts as a failure.");
  const outcome = code === 0 && !empty ? "passed" : "failed";
  return { step, outcome, seconds: (performance.now() - start) / 1000, counts: empty ? { passed: 0, failed: 1 } : counts };
}

/**
 * Runs the steps one after the other, all of them, and closes with `N passed, N failed`.
 * @returns the exit code
 */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  mkdirSync(REPORTS, { recursive: true });
  const results: Result[] = [];
  for (const [index, step] of steps.entries()) {
    console.log(`\n${colour(1, `── ${index + 1}/${steps.length} ${step.title} `.padEnd(80, "─"))}`);
    results.push(await runStep(step, results));
  }
  console.log(`\n${colour(1, "── Summary ".padEnd(80, "─"))}`);
  for (const { step, outcome, seconds, counts } of results) {
    const tests = step.count === undefined ? "" : `${counts.passed} passed, ${counts.failed} failed`;
    console.log(`${MARKS[outcome]} ${step.title.padEnd(50)} ${`${seconds.toFixed(1)} s`.padStart(9)}   ${tests}`);
  }
  const broken = results.filter((result) => result.outcome !== "passed");
  if (broken.length > 0) console.log(`\nAgain, only what failed: npm test -- ${broken.map(({ step }) => step.id).join(" ")}`);
  const total = results.map((result) => result.counts).reduce(add, NONE);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return broken.length > 0 ? 1 : 0;
}
