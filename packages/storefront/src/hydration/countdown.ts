import { asItComes } from "./as-it-comes.ts";
import { countdownIsland } from "./islands/countdown.ts";

// Runs inline, before the body, on pages that count down to something.
asItComes(() => countdownIsland());
