import { travelIsland } from "./islands/travel.ts";

// Runs inline on pages with cards whose number moves to the next page.
travelIsland();
