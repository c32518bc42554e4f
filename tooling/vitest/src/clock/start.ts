import { SAMPLE_NOW, startClockAt } from "./sample-clock.ts";

// What stories load first, where there is no vitest: their day begins with the page.
startClockAt(SAMPLE_NOW);
