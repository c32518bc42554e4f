import { fileURLToPath } from "node:url";
import { OFFSET_VARIABLE, offsetTo, SAMPLE_NOW } from "./sample-clock.ts";

const INHERIT = fileURLToPath(new URL("inherit.ts", import.meta.url));

/** The offset of a run's clock from the machine's, in milliseconds. The first call starts the clock at SAMPLE_NOW. */
export function runOffset(): number {
  return Number((process.env[OFFSET_VARIABLE] ??= String(offsetTo(SAMPLE_NOW))));
}

/** Variables of the machine's zone, and of libfaketime (see faketime.ts). */
const MACHINES = /^(TZ|LD_PRELOAD|FAKETIME\w*|NO_FAKE_STAT)$/;

/**
 * The environment variables that give a Node process its parent's zone and clock. Without a shifted clock in the parent, the machine's
 * clock applies.
 */
export function clockForChildren(): Readonly<Record<string, string | undefined>> {
  const offset = process.env[OFFSET_VARIABLE];
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => MACHINES.test(name))),
    ...(offset !== undefined && { [OFFSET_VARIABLE]: offset, NODE_OPTIONS: `--import ${INHERIT}` }),
  };
}
