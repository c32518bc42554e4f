import { asItComes } from "./as-it-comes.ts";
import { periodIsland } from "./islands/period.ts";

// Runs inline, before the body, on pages that show something with an end.
asItComes(() => periodIsland(Date.now()));
