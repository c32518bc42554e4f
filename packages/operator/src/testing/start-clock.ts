import { OFFSET_VARIABLE, startClockAt } from "@tribun/vitest-config/clock";
import { phonesAnew } from "./phones.ts";
import { START } from "./test-clock.ts";

// Setup file of the operator's tests. Most tests use a clock that only they move; whole operators and libraries use `Date`, which starts at
// the same time, here and in the processes that tests start.
process.env[OFFSET_VARIABLE] = String(startClockAt(START));

// Test files share their modules, so reset the numbers that an earlier file has used.
phonesAnew();
