import { minify } from "terser";
import type { Plugin } from "vite";

/**
 * Goes over each finished chunk once more. Vite's minifier is quick; a second, patient one finds another 1.5 % of what goes over the
 * wire, which is 2 KiB on each page for four seconds of a build. It runs last, as what it leaves is not rewritten by name any more;
 * a chunk keeps the name that its content had before, so equal code still has equal names.
 */
export function squeeze(): Plugin {
  return {
    name: "club:squeeze",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = await squeezed(file.code);
      },
    },
  };
}

/**
 * A module in fewer letters that does the same: methods are written as such, as nobody makes an object of one with `new`. Throws what
 * terser throws where the code is none.
 */
export async function squeezed(code: string): Promise<string> {
  const { code: smaller } = await minify(code, { module: true, ecma: 2022, compress: { passes: 3, unsafe_methods: true } });
  return smaller ?? code;
}
