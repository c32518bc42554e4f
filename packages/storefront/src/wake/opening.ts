import { openingIsland } from "./islands/opening.ts";

// Runs inline on pages that show the hotline's hours.
openingIsland();
