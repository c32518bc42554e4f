import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A test that did not pass. */
export interface Failure {
  readonly title: string;
  readonly message: string;
}

/** What a run of tests leaves behind for `npm test`, whatever ran them. */
export interface TestReport {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Titles of those that passed only at the second try. */
  readonly secondTries: readonly string[];
}

/** Where the script of a package leaves its report: a file that turbo keeps and brings back, when nothing has changed. */
export const reportFile = (folder: string, script: string): string => join(folder, ".checks", `${script.replace(":", "-")}.json`);

/** Writes the report of the package's script that runs; none when the tests were started by hand. */
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

/** Reads what `writeReport` wrote since that moment (ms); undefined when the run did not get as far as that. */
export function readReport(file: string, since = 0): TestReport | undefined {
  try {
    if (statSync(file).mtimeMs < since) return undefined;
    const report: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isReport(report) ? report : undefined;
  } catch {
    return undefined;
  }
}
