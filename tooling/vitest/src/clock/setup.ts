import { afterAll } from "vitest";
import { SAMPLE_NOW, startClockAt, stopClock } from "./sample-clock.ts";

// A vitest setup file: every test file starts at the same moment. Between files that share a page the machine's clock must run, because
// vitest puts the current time into the address of a setup file to load it again. This must be the last setup file.
startClockAt(SAMPLE_NOW);
afterAll(stopClock);
