import { OFFSET_VARIABLE, shiftClock } from "./sample-clock.ts";

// What a process that tests start loads first (see run.ts): it takes over its parent's clock, also when it is started again.
const offset = process.env[OFFSET_VARIABLE];
if (offset !== undefined) shiftClock(Number(offset));
