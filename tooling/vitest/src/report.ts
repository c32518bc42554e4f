import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A failed test. */
export interface Failure {
  readonly title: string;
  readonly message: string;
}

/** The result of a test run for `npm test`, from any test runner. */
export interface TestReport {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Titles of the tests that passed only at the second try. */
  readonly secondTries: readonly string[];
}

/** The report file of a package's script. Turbo caches and restores it. */
export const reportFile = (folder: string, script: string): string => join(folder, ".checks", `${script.replace(":", "-")}.json`);

/** Writes the report of the running package script. Writes none when the tests were started by hand. */
export function writeReport(report: TestReport): void {
  const script = process.env["npm_lifecycle_event"];
  if (script === undefined) return;
  const file = reportFile(process.cwd(), script);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
}

const isReport = (value: unknown): value is TestReport =>
  typeof value === "object" &&
  value !== null &&
  "passed" in value &&
  typeof value.passed === "number" &&
  "failures" in value &&
  Array.isArray(value.failures) &&
  "secondTries" in value &&
  Array.isArray(value.secondTries);

/** Reads the report that `writeReport` wrote. Undefined when there is none, or it is older than `since` (milliseconds since 1970). */
export function readReport(file: string, since = 0): TestReport | undefined {
  try {
    if (statSync(file).mtimeMs < since) return undefined;
    const report: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isReport(report) ? report : undefined;
  } catch {
    return undefined;
  }
}
