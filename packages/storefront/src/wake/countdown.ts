import { countdownIsland } from "./islands/countdown.ts";

// Runs inline on pages that count down to something.
countdownIsland();
