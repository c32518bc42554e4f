import { shareIsland } from "./islands/share.ts";

// Runs inline on pages with a button that shares their address.
shareIsland();
