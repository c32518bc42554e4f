import { relative, sep } from "node:path";
import type { Plugin } from "vite";

const LAZY = /lazyScreen\(\s*\(\)\s*=>\s*import\(\s*(["'])([^"']+)\1\s*\)\s*(?:,\s*["'][\w$]+["']\s*)?,?\s*\)/g;

/**
 * In the prerenderer, tells every lazy route component which module it loads, by its key in Vite's manifest:
 * the page's code and styles can then be linked in its head.
 */
export function routeModules(root: string): Plugin {
  return {
    name: "club:route-modules",
    enforce: "post",
    applyToEnvironment: (environment) => environment.name === "ssr",
    transform: {
      filter: { code: /lazyScreen\(/ },
      async handler(code, importer) {
        const keyOf = async (specifier: string) => {
          const resolved = await this.resolve(specifier, importer);
          return resolved && manifestKey(root, resolved.id);
        };
        const marked = await markLazyRoutes(code, keyOf);
        return marked === undefined ? undefined : { code: marked, map: null };
      },
    },
  };
}

/** Writes the module's key beside each lazy route component; undefined when there is none. */
export async function markLazyRoutes(code: string, keyOf: (specifier: string) => Promise<string | null>): Promise<string | undefined> {
  const calls = [...code.matchAll(LAZY)];
  if (calls.length === 0) return undefined;
  const keys = await Promise.all(calls.map((call) => keyOf(call[2] ?? "")));
  let at = 0;
  return code.replace(LAZY, (call) => {
    const key = keys[at++];
    return key ? `Object.assign(${call}, { moduleId: ${JSON.stringify(key)} })` : call;
  });
}

/** A module's key in the manifest: its path from the app's folder, with forward slashes. */
export function manifestKey(root: string, id: string): string {
  return relative(root, id).split(sep).join("/");
}
