import { asItComes } from "./as-it-comes.ts";
import { countdownIsland } from "./islands/countdown.ts";

// Runs inline, before the body, on pages with a countdown.
asItComes(() => countdownIsland());
