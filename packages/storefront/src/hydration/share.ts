import { shareIsland } from "./islands/share.ts";

// Runs inline on pages whose address can be passed on by a button.
shareIsland();
