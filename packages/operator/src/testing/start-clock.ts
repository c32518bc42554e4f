import { OFFSET_VARIABLE, startClockAt } from "@tribun/vitest-config/clock";
import { phonesAnew } from "./phones.ts";
import { START } from "./test-clock.ts";

// The setup file of the operator's tests. Most ask a clock that moves only when they move it; whole operators and libraries ask
// `Date`, which begins at the same moment, here and in the processes that tests start.
process.env[OFFSET_VARIABLE] = String(startClockAt(START));

// Files share their modules, and must not find what another has used up.
phonesAnew();
