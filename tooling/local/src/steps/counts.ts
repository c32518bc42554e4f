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

/** A failed test in a few indented lines: its name, and how its message begins. */
export function failureLines({ title, message }: Failure): string {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, MESSAGE_LINES);
  return [title, ...lines.map((line) => `    ${line}`)].join("\n");
}

const LOG_LINES = 25;

/** The end of what a task printed, indented: where it says why it failed, when no test of it did. */
export function lastLines(file: string): string {
  const printed = existsSync(file) ? stripVTControlCharacters(readFileSync(file, "utf8")).trimEnd() : "nothing";
  return printed
    .split("\n")
    .slice(-LOG_LINES)
    .map((line) => `    ${line}`)
    .join("\n");
}
