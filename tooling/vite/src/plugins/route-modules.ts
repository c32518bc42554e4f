import { relative, sep } from "node:path";
import type { Plugin } from "vite";

const LOAD = /\bload:\s*\(\)\s*=>\s*import\(\s*["']([^"']+)["']\s*\)/g;

/**
 * In the prerenderer, adds to every page (`definePage`) the manifest key of the module that it loads, so that the page's head can link its
 * code and styles.
 */
export function routeModules(root: string): Plugin {
  return {
    name: "club:route-modules",
    enforce: "post",
    applyToEnvironment: (environment) => environment.name === "ssr",
    transform: {
      filter: { code: /definePage/ },
      async handler(code, importer) {
        const keyOf = async (specifier: string) => {
          const resolved = await this.resolve(specifier, importer);
          return resolved && manifestKey(root, resolved.id);
        };
        const marked = await markPages(code, keyOf);
        return marked === undefined ? undefined : { code: marked, map: null };
      },
    },
  };
}

/** Writes the module's key beside each `load` of a page. Undefined when there is no `load`. */
export async function markPages(code: string, keyOf: (specifier: string) => Promise<string | null>): Promise<string | undefined> {
  const loads = [...code.matchAll(LOAD)];
  if (loads.length === 0) return undefined;
  const keys = await Promise.all(loads.map(([, specifier = ""]) => keyOf(specifier)));
  let at = 0;
  return code.replace(LOAD, (load) => {
    const key = keys[at++];
    return typeof key === "string" ? `moduleIds: ${JSON.stringify([key])}, ${load}` : load;
  });
}

/** A module's key in the manifest: its path relative to the app's folder, with forward slashes. */
export function manifestKey(root: string, id: string): string {
  return relative(root, id).split(sep).join("/");
}
