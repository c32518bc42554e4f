import { countdownIsland } from "./islands/countdown.ts";
import { installIslands } from "./islands/index.ts";
import { openingIsland } from "./islands/opening.ts";
import { shareIsland } from "./islands/share.ts";

// In development a document has no inline scripts. The app runs them instead, so what an island shows appears a moment late.
installIslands();
openingIsland();
countdownIsland();
shareIsland();
