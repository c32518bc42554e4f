import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Pages } from "../app-env.ts";
import { stylesheet } from "./styles.ts";

const FONTS: Record<string, string> = {
  "teko-latin.woff2": "@fontsource-variable/teko/files/teko-latin-wght-normal.woff2",
  "teko-latin-ext.woff2": "@fontsource-variable/teko/files/teko-latin-ext-wght-normal.woff2",
  "figtree-latin.woff2": "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  "figtree-latin-ext.woff2": "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
};

/** Serves the stylesheets and fonts of the hosted checkout, under /c because the clubs' servers proxy that path. */
export const checkoutAssets: Pages = (app, deps) => {
  app.get("/c/assets/:file", async (c) => {
    const file = c.req.param("file");
    const club = /^club-(\d{1,4})\.css$/.exec(file);
    if (club) {
      c.header("cache-control", "public, max-age=300");
      return c.body(stylesheet(deps.teams.get(Number(club[1]))), 200, { "content-type": "text/css; charset=utf-8" });
    }
    const path = Object.hasOwn(FONTS, file) ? FONTS[file] : undefined;
    if (path === undefined) return c.notFound();
    const bytes = await readFile(fileURLToPath(import.meta.resolve(path)));
    c.header("cache-control", "public, max-age=31536000, immutable");
    return c.body(Uint8Array.from(bytes), 200, { "content-type": "font/woff2" });
  });
};
