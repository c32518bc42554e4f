import { countdownIsland } from "./islands/countdown.ts";
import { installIslands } from "./islands/index.ts";
import { openingIsland } from "./islands/opening.ts";
import { shareIsland } from "./islands/share.ts";

// In development no document brings its scripts along: the app does, which then shows what an island says a moment late.
installIslands();
openingIsland();
countdownIsland();
shareIsland();
