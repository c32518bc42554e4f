import { asItComes } from "./as-it-comes.ts";
import { openingIsland } from "./islands/opening.ts";

// Runs inline, before the body, on pages that show the hotline's hours.
asItComes(openingIsland);
