import { fileURLToPath } from "node:url";
import { OFFSET_VARIABLE, offsetTo, SAMPLE_NOW } from "./sample-clock.ts";

const INHERIT = fileURLToPath(new URL("inherit.ts", import.meta.url));

/** How far a run's clock is from the machine's, in milliseconds: it begins at the samples' moment with the first who asks. */
export function runOffset(): number {
  return Number((process.env[OFFSET_VARIABLE] ??= String(offsetTo(SAMPLE_NOW))));
}

/** The part of the environment that gives a Node process its parent's clock; empty where the parent itself has the machine's. */
export function clockForChildren(): Readonly<Record<string, string>> {
  const offset = process.env[OFFSET_VARIABLE];
  return offset === undefined ? {} : { [OFFSET_VARIABLE]: offset, NODE_OPTIONS: `--import ${INHERIT}` };
}
