import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { originOf, ORIGINS_FILE } from "./origin-of.ts";
import { bytesBySource } from "./source-bytes.ts";

/** Notes beside what is shipped whose code each file holds, for the table of what routes carry. The maps it reads are not shipped. */
export function origins(dist: string): Plugin {
  const found: Record<string, Record<string, number>> = {};
  return {
    name: "club:origins",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.fileName.endsWith(".map")) delete bundle[file.fileName];
          if (file.type !== "chunk" || !file.map) continue;
          const shares: Record<string, number> = {};
          for (const [source, count] of bytesBySource(file.code, file.map)) {
            const origin = originOf(source);
            shares[origin] = (shares[origin] ?? 0) + count;
          }
          found[file.fileName] = shares;
        }
      },
    },
    async writeBundle() {
      const file = join(dist, ORIGINS_FILE);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(found, null, 1));
    },
  };
}
