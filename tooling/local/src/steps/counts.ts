import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import type { Failure, TestReport } from "@tribun/vitest-config/report";

/** Numbers of tests. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export const NONE: Counts = { passed: 0, failed: 0 };

export const add = (a: Counts, b: Counts): Counts => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

export const countsOf = (report: TestReport): Counts => ({ passed: report.passed, failed: report.failures.length });

const MESSAGE_LINES = 20;

/** Formats a failed test in indented lines: its title, and the start of its message. */
export function failureLines({ title, message }: Failure): string {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, MESSAGE_LINES);
  return [title, ...lines.map((line) => `    ${line}`)].join("\n");
}

const LOG_LINES = 25;

/** The indented end of a task's log, which explains a failure outside the tests. */
export function lastLines(file: string): string {
  const printed = existsSync(file) ? stripVTControlCharacters(readFileSync(file, "utf8")).trimEnd() : "nothing";
  return printed
    .split("\n")
    .slice(-LOG_LINES)
    .map((line) => `    ${line}`)
    .join("\n");
}
