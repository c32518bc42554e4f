import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Result of one task of a run, as turbo reports it. */
export interface Ended {
  /** The package; `//` for the root. */
  readonly where: string;
  readonly task: string;
  readonly folder: string;
  /** The file with its output. */
  readonly log: string;
  /** Undefined when the task never ran, because a task that it needs failed. */
  readonly exitCode: number | undefined;
  /** Duration in seconds. For a cached result, the duration of the original run. */
  readonly seconds: number;
  /** The result came from the cache, because the inputs are the same. */
  readonly kept: boolean;
}

type Json = { readonly [key: string]: unknown };
const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null;
const numberIn = (value: unknown, key: string): number | undefined => {
  const found = isJson(value) ? value[key] : undefined;
  return typeof found === "number" ? found : undefined;
};

/**
 * Reads the newest summary that `turbo run --summarize` wrote into a folder.
 * @param since milliseconds since 1970; older summaries do not count
 * @throws when there is none since then
 */
export function lastSummary(folder: string, since: number): readonly Ended[] {
  const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const [newest] = files.filter((file) => statSync(file).mtimeMs >= since).toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (newest === undefined) throw new Error("turbo ended without saying how its tasks did");
  return parseSummary(JSON.parse(readFileSync(newest, "utf8")));
}

/** The tasks of a summary that have a command. */
export function parseSummary(summary: unknown): readonly Ended[] {
  const tasks = isJson(summary) && Array.isArray(summary["tasks"]) ? summary["tasks"].filter(isJson) : [];
  return tasks
    .filter((task) => task["command"] !== "<NONEXISTENT>")
    .map((task) => {
      const { execution, cache } = task;
      const kept = isJson(cache) && cache["status"] === "HIT";
      const took = (numberIn(execution, "endTime") ?? 0) - (numberIn(execution, "startTime") ?? 0);
      return {
        where: String(task["package"]),
        task: String(task["task"]),
        folder: String(task["directory"]),
        log: String(task["logFile"]),
        exitCode: numberIn(execution, "exitCode"),
        seconds: (kept ? (numberIn(cache, "timeSaved") ?? 0) : took) / 1000,
        kept,
      };
    });
}
