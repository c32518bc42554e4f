import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Islands that only some pages have. */
export type PagesIsland = "countdown" | "opening" | "period" | "share" | "travel";

/**
 * Bundles one of the storefront's scripts for the head of a document as a single script, so that it can be inline.
 * @param env values of `import.meta.env` in it
 * @throws when the bundle has more than one file
 */
export function inlineScript(name: "first-paint" | PagesIsland, env: Readonly<Record<string, unknown>>): Promise<string> {
  return scriptOf(`hydration/${name}`, env);
}

/**
 * Bundles any of the storefront's scripts that run outside the app.
 * @param path as the storefront exports it
 */
export async function scriptOf(path: string, env: Readonly<Record<string, unknown>>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    define: Object.fromEntries(Object.entries(env).map(([key, value]) => [`import.meta.env.${key}`, JSON.stringify(value)])),
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(import.meta.resolve(`@tribun/storefront/${path}`)),
        output: { format: "iife" },
      },
    },
  });
  const output = "output" in built ? built.output : Array.isArray(built) ? built.flatMap((each) => each.output) : [];
  const [chunk] = output;
  if (chunk?.type !== "chunk" || output.length !== 1) throw new Error(`${path} is not one script`);
  return chunk.code.trim();
}
