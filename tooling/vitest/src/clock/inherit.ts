import { OFFSET_VARIABLE, shiftClock } from "./sample-clock.ts";

// The first module of a process that tests start (see run.ts). It sets the parent's clock, also after a restart.
const offset = process.env[OFFSET_VARIABLE];
if (offset !== undefined) shiftClock(Number(offset));
