import { readParty, SLOW_MS } from "../parties.ts";
import type { DirectoryProvider } from "../../ports/directory.ts";

/** A directory that accepts every shop, unless the console makes it slow or down. */
export function sandboxDirectory(slowMs = SLOW_MS): DirectoryProvider {
  return {
    name: "sandbox",
    saveShop: async (db) => {
      const mode = await readParty(db, "directory");
      if (mode === "fail") throw new Error("the sandbox was told that the directory is down");
      if (mode === "slow") await new Promise((resolve) => setTimeout(resolve, slowMs));
    },
  };
}
