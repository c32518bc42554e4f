import { relative, sep } from "node:path";
import type { Plugin } from "vite";

const IMPORT = /\(\)\s*=>\s*import\(\s*["']([^"']+)["']\s*\)/g;
const NAME = /["'][\w$]+["']/;
/** `lazyScreen` with what it loads and a name, and `lazyScreenOf` with its parts after that. */
const LAZY = new RegExp(
  `lazyScreen(?:Of)?\\(\\s*(?:${IMPORT.source}|${NAME.source})(?:\\s*,\\s*(?:${IMPORT.source}|${NAME.source}))*,?\\s*\\)`,
  "g",
);

/**
 * In the prerenderer, tells every lazy route component which modules it loads, by their keys in Vite's manifest:
 * the page's code and styles can then be linked in its head.
 */
export function routeModules(root: string): Plugin {
  return {
    name: "club:route-modules",
    enforce: "post",
    applyToEnvironment: (environment) => environment.name === "ssr",
    transform: {
      filter: { code: /lazyScreen/ },
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

/** Writes the modules' keys beside each lazy route component; undefined when there is none. */
export async function markLazyRoutes(code: string, keyOf: (specifier: string) => Promise<string | null>): Promise<string | undefined> {
  const calls = [...code.matchAll(LAZY)];
  if (calls.length === 0) return undefined;
  const keys = await Promise.all(
    calls.map(([call]) => Promise.all([...call.matchAll(IMPORT)].map(([, specifier = ""]) => keyOf(specifier)))),
  );
  let at = 0;
  return code.replace(LAZY, (call) => {
    const moduleIds = keys[at++];
    return moduleIds?.every((key) => key !== null) ? `Object.assign(${call}, { moduleIds: ${JSON.stringify(moduleIds)} })` : call;
  });
}

/** A module's key in the manifest: its path from the app's folder, with forward slashes. */
export function manifestKey(root: string, id: string): string {
  return relative(root, id).split(sep).join("/");
}
