import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A test that did not pass. */
export interface Failure {
  readonly title: string;
  readonly message: string;
}

/** What a run of tests leaves behind for `npm test`, whatever ran them. */
export interface TestReport {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

/** The variable that says which file the report goes into; without it none is written. */
export const REPORT_VARIABLE = "TEST_REPORT";

/** Writes the report to the file that `TEST_REPORT` names. */
export function writeReport(report: TestReport): void {
  const file = process.env[REPORT_VARIABLE];
  if (file === undefined || file === "") return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
}

const isReport = (value: unknown): value is TestReport =>
  typeof value === "object" &&
  value !== null &&
  "passed" in value &&
  typeof value.passed === "number" &&
  "failures" in value &&
  Array.isArray(value.failures);

/** Reads what `writeReport` wrote; undefined when the run did not get as far as that. */
export function readReport(file: string): TestReport | undefined {
  try {
    const report: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isReport(report) ? report : undefined;
  } catch {
    return undefined;
  }
}
