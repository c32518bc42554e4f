import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import type { Figure } from "./result.ts";

const FOLDER = fileURLToPath(new URL("../../../.local/bench/", import.meta.url));
const RESULTS = `${FOLDER}results.json`;
const HISTORY = `${FOLDER}history.jsonl`;

const run = v.object({ figures: v.array(v.object({ name: v.string(), value: v.nullable(v.number()) })) });

/** Returns each figure's value in the newest run of the same size that contains it. */
export function valuesBefore(size: string): ReadonlyMap<string, number> {
  const lines = existsSync(HISTORY) ? readFileSync(HISTORY, "utf8").trim().split("\n") : [];
  const same = lines.map((line): unknown => JSON.parse(line)).filter((entry) => v.is(v.looseObject({ size: v.literal(size) }), entry));
  return new Map(
    same.flatMap((entry) => v.parse(run, entry).figures).flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const])),
  );
}

/** Stores a run's figures: `results.json` holds only this run, `history.jsonl` gets one more line. */
export function keep(size: string, figures: readonly Figure[]): void {
  mkdirSync(FOLDER, { recursive: true });
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: FOLDER, encoding: "utf8" }).trim();
  const result = { at: new Date().toISOString(), commit, size, figures };
  writeFileSync(RESULTS, `${JSON.stringify(result, null, 2)}\n`);
  appendFileSync(HISTORY, `${JSON.stringify(result)}\n`);
}
