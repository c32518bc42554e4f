import { availableParallelism } from "node:os";
import { join } from "node:path";
import { readReport, reportFile, type TestReport } from "@tribun/vitest-config/report";
import { root } from "../house.ts";
import { run } from "../run.ts";
import { add, countsOf, failureLines, lastLines, NONE, type Counts } from "./counts.ts";
import { notForgiven, remember, usual } from "./history.ts";
import type { Step } from "./plan.ts";
import { lastSummary, type Ended } from "./summary.ts";

interface Result extends Ended {
  readonly step: Step;
  readonly passed: boolean;
  readonly counts: Counts;
  readonly report?: TestReport;
}

/** A page in an endless loop must not block the run. */
const TIMEOUT_MS = 120 * 60_000;
const HISTORY = join(root, ".local/test/history.jsonl");
const RUNS = join(root, ".turbo/runs");
const colour = process.stdout.isTTY ? (code: number, text: string) => `\u001B[${code}m${text}\u001B[0m` : (_: number, text: string) => text;
const MARKS = { passed: colour(32, "✓"), failed: colour(31, "✗"), again: colour(33, "↻") };

function resultOf(step: Step, ended: Ended, since: number): Result {
  const file = reportFile(join(root, ended.folder), ended.task);
  // Ignore the report of an earlier run, in case the task ended before it wrote its own.
  const report = step.tests === true ? readReport(file, ended.kept ? 0 : since) : undefined;
  const counted = report === undefined ? NONE : countsOf(report);
  // A test step that ran no test has checked nothing, so it fails.
  const empty = step.tests === true && counted.passed + counted.failed === 0;
  const passed = ended.exitCode === 0 && !empty;
  const counts = !passed && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  return { ...ended, step, passed, counts, ...(report && { report }) };
}

/** Titles of the second tries. A cached result belongs to an earlier run and does not count. */
const secondTriesOf = (results: readonly Result[]): readonly string[] =>
  results.flatMap(({ kept, report }) => (kept ? [] : (report?.secondTries ?? [])));

function sayOne({ where, seconds, kept, passed, exitCode, step, counts }: Result, before: number | undefined): void {
  const name = where === "//" ? step.title : `${step.title.split(",")[0]}: ${where.replace("@tribun/", "")}`;
  const took = exitCode === undefined ? "never ran, as what it needs failed" : `${seconds.toFixed(1)} s`;
  const tests = step.tests === true ? `${counts.passed} passed, ${counts.failed} failed` : "";
  const beside = kept ? "kept from before" : before === undefined ? "" : `usually ${before.toFixed(1)} s`;
  console.log(`${passed ? MARKS.passed : MARKS.failed} ${name.padEnd(64)} ${took.padStart(9)}   ${tests.padEnd(24)} ${beside}`.trimEnd());
}

/** Prints each failed test with the start of its message. For a task that failed without one, prints the end of its log. */
function sayWhatFailed(results: readonly Result[]): void {
  for (const { step, where, report, log } of results.filter((result) => !result.passed)) {
    const failures = report?.failures ?? [];
    for (const failure of failures) console.log(`\n${MARKS.failed} ${step.id} ${where}: ${failureLines(failure)}`);
    if (failures.length === 0) console.log(`\n${MARKS.failed} ${step.id} ${where} ended with:\n${lastLines(join(root, log))}`);
  }
}

/**
 * Prints each test that passed only at the second try.
 * @returns how many of them fail the run
 */
function saySecondTries(results: readonly Result[], at: Date): number {
  const titles = secondTriesOf(results);
  const failing = notForgiven(HISTORY, at, titles);
  for (const title of titles) {
    console.log(`\n${failing.includes(title) ? MARKS.failed : MARKS.again} passed only at the second try: ${title}`);
  }
  if (failing.length > 0) console.log("\nA test that needs this twice in a week, or many that need it at once, fail the run (ADR 0041).");
  return failing.length;
}

/** Options of a run. */
type Run = {
  readonly env?: Readonly<Record<string, string>>;
  /** Clubs whose builds are not checked. */
  readonly without?: readonly string[];
  /** A further line of the summary. */
  readonly note?: string;
};

/**
 * Runs the steps with turbo, all of them even when one fails, and prints `N passed, N failed` at the end.
 * @returns the exit code
 */
export async function runSteps(steps: readonly Step[], { env = {}, without = [], note }: Run = {}): Promise<number> {
  const started = Date.now();
  const usualOf = usual(HISTORY);
  const tasks = steps.map(({ task }) => task);
  // A browser or a build uses a whole processor. With more tasks than processors, each of them became slower.
  const lanes = `--concurrency=${availableParallelism()}`;
  const clubs = without.map((club) => `--filter=!@tribun/app-${club}`);
  const { code } = await run(
    "turbo",
    [
      "run",
      ...tasks,
      ...clubs,
      lanes,
      "--continue=dependencies-successful",
      "--summarize",
      "--output-logs=new-only",
      "--log-order=grouped",
    ],
    { env, timeout: TIMEOUT_MS },
  );
  const ended = lastSummary(RUNS, started);
  const results = steps.flatMap((step) => ended.filter(({ task }) => task === step.task).map((one) => resultOf(step, one, started)));
  console.log(`\n${colour(1, "── Summary ".padEnd(80, "─"))}`);
  for (const result of results) sayOne(result, usualOf(result));
  sayWhatFailed(results);
  const unreliable = saySecondTries(results, new Date(started));
  remember(HISTORY, new Date(started), ended, secondTriesOf(results));
  const broken = [...new Set(results.filter(({ passed }) => !passed).map(({ step }) => step.id))];
  if (broken.length > 0) console.log(`\nAgain, only what failed: npm test -- ${broken.join(" ")}`);
  const kept = results.filter((result) => result.kept).length;
  console.log(`\n${results.length} tasks in ${((Date.now() - started) / 1000).toFixed(0)} s, ${kept} of them answered from before.`);
  const missing = steps.filter((step) => !results.some((result) => result.step === step));
  for (const step of missing) console.log(`${MARKS.failed} ${step.title}: turbo knows no task "${step.task}".`);
  const failedOutside = code !== 0 && broken.length === 0 ? 1 : 0;
  const total = results.map((result) => result.counts).reduce(add, { passed: 0, failed: missing.length + failedOutside + unreliable });
  if (note) console.log(note);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || code !== 0 ? 1 : 0;
}
