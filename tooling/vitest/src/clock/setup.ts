import { SAMPLE_NOW, startClockAt } from "./sample-clock.ts";

// A setup file of vitest, and what stories load first: every file of tests begins at the same moment.
startClockAt(SAMPLE_NOW);
