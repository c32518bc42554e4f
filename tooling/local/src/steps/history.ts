import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Ended } from "./summary.ts";

/** How many earlier times of a task its usual one is taken from. */
const LOOKED_BACK = 9;

const nameOf = ({ where, task }: Ended): string => `${where} ${task}`;

/** Adds what ran to the history, one line for a run: the moment and the seconds of each task that was not answered from before. */
export function remember(file: string, at: Date, tasks: readonly Ended[]): void {
  const seconds = Object.fromEntries(
    tasks.filter(({ kept, exitCode }) => !kept && exitCode === 0).map((task) => [nameOf(task), task.seconds]),
  );
  if (Object.keys(seconds).length === 0) return;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify({ at: at.toISOString(), seconds })}\n`);
}

/** The usual seconds of each task: the middle of its last runs on this machine. Lines that cannot be read are passed over. */
export function usual(file: string): (task: Ended) => number | undefined {
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  const times = new Map<string, number[]>();
  for (const line of lines) {
    for (const [name, seconds] of secondsIn(line)) times.set(name, [...(times.get(name) ?? []), seconds]);
  }
  return (task) => {
    const last = (times.get(nameOf(task)) ?? []).slice(-LOOKED_BACK).toSorted((a, b) => a - b);
    return last[Math.floor(last.length / 2)];
  };
}

function secondsIn(line: string): [string, number][] {
  try {
    const run: unknown = JSON.parse(line);
    const seconds = typeof run === "object" && run !== null && "seconds" in run ? run.seconds : undefined;
    if (typeof seconds !== "object" || seconds === null) return [];
    return Object.entries(seconds).filter((entry): entry is [string, number] => typeof entry[1] === "number");
  } catch {
    return [];
  }
}
