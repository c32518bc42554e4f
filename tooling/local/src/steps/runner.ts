import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readReport, REPORT_VARIABLE, type TestReport } from "@tribun/vitest-config/report";
import { root } from "../house.ts";
import { run } from "../run.ts";
import { add, countsOf, failureLines, NONE, type Counts } from "./counts.ts";
import type { Step } from "./plan.ts";

type Outcome = "passed" | "failed" | "skipped";

interface Result {
  readonly step: Step;
  readonly outcome: Outcome;
  readonly seconds: number;
  readonly counts: Counts;
  readonly report?: TestReport;
}

const STEP_TIMEOUT_MS = 25 * 60_000;
const REPORTS = join(root, ".local/test");
const colour = process.stdout.isTTY ? (code: number, text: string) => `\u001B[${code}m${text}\u001B[0m` : (_: number, text: string) => text;
const MARKS: Record<Outcome, string> = { passed: colour(32, "✓"), failed: colour(31, "✗"), skipped: colour(33, "–") };

async function runStep(step: Step, done: readonly Result[]): Promise<Result> {
  const missing = (step.needs ?? []).find((id) => done.some((result) => result.step.id === id && result.outcome !== "passed"));
  if (missing !== undefined) {
    console.log(`Left out, as the step "${missing}" did not succeed.`);
    return { step, outcome: "skipped", seconds: 0, counts: { passed: 0, failed: 1 } };
  }
  const file = join(REPORTS, `${step.id}.json`);
  rmSync(file, { force: true });
  const start = performance.now();
  const { code } = await run(step.command, step.args, {
    env: { FORCE_COLOR: process.stdout.isTTY ? "1" : "0", [REPORT_VARIABLE]: file },
    timeout: STEP_TIMEOUT_MS,
  });
  const report = step.tests === true ? readReport(file) : undefined;
  const counted = report === undefined ? NONE : countsOf(report);
  // A test step without a single test has checked nothing, and must not look as if it had.
  const empty = step.tests === true && counted.passed + counted.failed === 0;
  if (empty) console.log("Not one test ran: that counts as a failure.");
  const outcome = code === 0 && !empty ? "passed" : "failed";
  const counts = outcome === "failed" && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  return { step, outcome, seconds: (performance.now() - start) / 1000, counts, ...(report && { report }) };
}

/** What to read first after a run: each failed test with the beginning of its message. */
function sayWhatFailed(results: readonly Result[]): void {
  for (const { step, report } of results) {
    for (const failure of report?.failures ?? []) console.log(`\n${MARKS.failed} ${step.id}: ${failureLines(failure)}`);
  }
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
    const tests = step.tests === undefined ? "" : `${counts.passed} passed, ${counts.failed} failed`;
    console.log(`${MARKS[outcome]} ${step.title.padEnd(50)} ${`${seconds.toFixed(1)} s`.padStart(9)}   ${tests}`);
  }
  sayWhatFailed(results);
  const broken = results.filter((result) => result.outcome !== "passed");
  if (broken.length > 0) console.log(`\nAgain, only what failed: npm test -- ${broken.map(({ step }) => step.id).join(" ")}`);
  const total = results.map((result) => result.counts).reduce(add, NONE);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return broken.length > 0 ? 1 : 0;
}
