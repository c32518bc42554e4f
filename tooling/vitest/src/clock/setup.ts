import { afterAll } from "vitest";
import { SAMPLE_NOW, startClockAt, stopClock } from "./sample-clock.ts";

// A setup file of vitest: every file of tests begins at the same moment. Between files that share a page the
// machine's clock runs: vitest loads setup files anew for each file of tests by the moment they are asked for, so this one comes last.
startClockAt(SAMPLE_NOW);
afterAll(stopClock);
