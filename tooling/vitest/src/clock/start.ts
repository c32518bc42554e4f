import { SAMPLE_NOW, startClockAt } from "./sample-clock.ts";

// The first module of stories and of tests in Node: starts the tests' clock.
startClockAt(SAMPLE_NOW);
