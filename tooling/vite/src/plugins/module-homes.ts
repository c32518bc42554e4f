import { readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { readManifest, withHomes } from "@tribun/site-server/documents";

/**
 * Says in Vite's manifest where each module lies that is imported when it is needed. Vite itself names such a module only where it has
 * a file of its own; one that lies in a file with others, by `chunks.ts`, could not be found by who draws its page.
 */
export function moduleHomes(root: string): Plugin {
  const homes = new Map<string, string>();
  return {
    name: "club:module-homes",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        for (const id of file.moduleIds)
          if ((this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
            homes.set(relative(root, id).replaceAll("\\", "/"), file.fileName);
      }
    },
    async writeBundle({ dir = "" }) {
      const file = join(dir, ".vite/manifest.json");
      await writeFile(file, JSON.stringify(withHomes(readManifest(await readFile(file, "utf8")), homes), null, 1));
    },
  };
}
