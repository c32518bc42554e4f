import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Ended } from "./summary.ts";

/** A task's usual time is the median of this many earlier runs. */
const LOOKED_BACK = 9;

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** From this many tests on, second tries in one run are no coincidence. */
const TOO_MANY = 4;

interface Run {
  readonly at: string;
  /** Duration of each task, in seconds. */
  readonly seconds: Readonly<Record<string, number>>;
  /** Titles of the tests that passed only at the second try. */
  readonly secondTries: readonly string[];
}

const nameOf = ({ where, task }: Ended): string => `${where} ${task}`;

/** Appends a run to the history as one line: its time, the seconds of each task that did not come from the cache, and second tries. */
export function remember(file: string, at: Date, tasks: readonly Ended[], secondTries: readonly string[]): void {
  const seconds = Object.fromEntries(
    tasks.filter(({ kept, exitCode }) => !kept && exitCode === 0).map((task) => [nameOf(task), task.seconds]),
  );
  if (Object.keys(seconds).length + secondTries.length === 0) return;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify({ at: at.toISOString(), seconds, secondTries } satisfies Run)}\n`);
}

/** The usual seconds of each task: the median of its last runs on this machine. Unreadable lines are skipped. */
export function usual(file: string): (task: Ended) => number | undefined {
  const runs = runsIn(file);
  return (task) => {
    const times = runs.flatMap(({ seconds }) => seconds[nameOf(task)] ?? []);
    const last = times.slice(-LOOKED_BACK).toSorted((a, b) => a - b);
    return last[Math.floor(last.length / 2)];
  };
}

/**
 * The tests that fail a run although they passed at the second try: those that also needed one within the week before, or all of them when
 * there are many (ADR 0041).
 */
export function notForgiven(file: string, at: Date, secondTries: readonly string[]): readonly string[] {
  if (secondTries.length >= TOO_MANY) return secondTries;
  const week = runsIn(file).filter((run) => at.getTime() - Date.parse(run.at) < WEEK_MS);
  const before = new Set(week.flatMap((run) => run.secondTries));
  return secondTries.filter((title) => before.has(title));
}

function runsIn(file: string): readonly Run[] {
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  return lines.flatMap((line) => runIn(line) ?? []);
}

function runIn(line: string): Run | undefined {
  try {
    const run: unknown = JSON.parse(line);
    if (typeof run !== "object" || run === null || !("at" in run) || typeof run.at !== "string") return undefined;
    const seconds = "seconds" in run && typeof run.seconds === "object" && run.seconds !== null ? Object.entries(run.seconds) : [];
    const titles: readonly unknown[] = "secondTries" in run && Array.isArray(run.secondTries) ? run.secondTries : [];
    return {
      at: run.at,
      seconds: Object.fromEntries(seconds.filter((entry): entry is [string, number] => typeof entry[1] === "number")),
      secondTries: titles.filter((title) => typeof title === "string"),
    };
  } catch {
    return undefined;
  }
}
