import { installIslands } from "./islands/index.ts";
import { openingIsland } from "./islands/opening.ts";

// In development no document brings its scripts along: the app does, which then shows what an island says a moment late.
installIslands();
openingIsland();
