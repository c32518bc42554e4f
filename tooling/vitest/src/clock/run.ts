import { fileURLToPath } from "node:url";
import { OFFSET_VARIABLE, offsetTo, SAMPLE_NOW } from "./sample-clock.ts";

const INHERIT = fileURLToPath(new URL("inherit.ts", import.meta.url));

/** How far a run's clock is from the machine's, in milliseconds: it begins at the samples' moment with the first who asks. */
export function runOffset(): number {
  return Number((process.env[OFFSET_VARIABLE] ??= String(offsetTo(SAMPLE_NOW))));
}

/** The machine's zone, and what moves its clock below everything (see faketime.ts). */
const MACHINES = /^(TZ|LD_PRELOAD|FAKETIME\w*|NO_FAKE_STAT)$/;

/** The part of the environment that gives a Node process its parent's zone and clock: the machine's where the parent has that. */
export function clockForChildren(): Readonly<Record<string, string | undefined>> {
  const offset = process.env[OFFSET_VARIABLE];
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => MACHINES.test(name))),
    ...(offset !== undefined && { [OFFSET_VARIABLE]: offset, NODE_OPTIONS: `--import ${INHERIT}` }),
  };
}
