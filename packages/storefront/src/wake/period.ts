import { periodIsland } from "./islands/period.ts";

// Runs inline on pages that show something with an end.
periodIsland(Date.now());
