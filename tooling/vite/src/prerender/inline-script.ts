import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Islands that only some pages have. */
export type PagesIsland = "countdown" | "opening" | "period" | "share" | "travel";

/**
 * One of the storefront's scripts for the head of a document, bundled by itself so that it can stand inline. Throws when it became more
 * than one file.
 * @param env what `import.meta.env` holds in it
 */
export function inlineScript(name: "first-paint" | PagesIsland, env: Readonly<Record<string, unknown>>): Promise<string> {
  return scriptOf(`hydration/${name}`, env);
}

/** The same for any of the storefront's scripts that run outside the app. @param path as the storefront exports it */
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
