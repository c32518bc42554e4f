import { readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { readManifest, withHomes } from "@tribun/site-server/documents";

/**
 * Adds the file of every dynamically imported module to Vite's manifest. Vite lists such a module only when it has a file of its own.
 * Without this, the renderer could not find a module that shares a file with others by `chunks.ts`.
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
