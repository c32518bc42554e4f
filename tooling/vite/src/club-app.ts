import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Brand, parseBrand } from "@tribun/brand-contract";
import type { BuildSettings } from "@tribun/storefront/brand";
import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";
import { prerender } from "./plugins/prerender.ts";
import { moduleHomes } from "./plugins/module-homes.ts";
import { noCircles } from "./plugins/no-circles.ts";
import { publicFiles } from "./plugins/public-files.ts";
import { routeModules } from "./plugins/route-modules.ts";
import { SERVER_ENTRY, virtualModules } from "./plugins/virtual-modules.ts";
import { slimCalls } from "./plugins/slim-calls.ts";
import { codeSplitting } from "./chunks.ts";
import { classNames } from "./class-names.ts";
import { readCompression, readOrigin, readSettings } from "./settings.ts";
import type { Compression } from "@tribun/site-server/documents";
import { tokensToCss } from "./tokens/css.ts";

/** Where all style modules lie. */
const PACKAGES = fileURLToPath(new URL("../../../packages", import.meta.url));

/** A club's app: who it is, its tokens, and the folder of the app. */
export type ClubOptions = {
  readonly brand: Brand;
  /** The parsed `tokens.json`; checked here. */
  readonly tokens: unknown;
  /** Folder that holds index.html. */
  readonly root: string;
};

/** What the plugins of one build share. */
export type Club = Omit<ClubOptions, "tokens"> & {
  readonly tokens: unknown;
  readonly css: string;
  readonly settings: BuildSettings;
  /** Folder that a build writes: `client/`, `server/` and `site.json`. */
  readonly dist: string;
  /** Where the club will be reached, for links that must be absolute. */
  readonly origin: string;
  readonly compression: Compression;
};

/**
 * Vite's whole configuration for one club: `vite` serves it with hot reload and passes /api and /c on to the operator,
 * `vite build --app` builds browser code and prerenderer and draws every public page.
 * Throws `BrandError` or `TokenError` when the club does not keep its contract.
 */
export function clubApp({ brand: given, tokens, root }: ClubOptions): UserConfig {
  const brand = parseBrand(given);
  const club: Club = {
    brand,
    tokens,
    root,
    css: tokensToCss(brand.id, tokens),
    settings: readSettings(process.env),
    // Checks build a second time, say with React's development code, without touching what is being served.
    dist: resolve(root, process.env["CLUB_DIST"] ?? "dist"),
    origin: readOrigin(brand, process.env),
    compression: readCompression(process.env),
  };
  const operator = process.env["OPERATOR_URL"] ?? "http://localhost:1900";
  const passed = { target: operator, xfwd: true };
  return {
    root,
    plugins: [
      react(),
      virtualModules(club),
      routeModules(root),
      slimCalls(),
      noCircles(),
      moduleHomes(root),
      publicFiles(club),
      prerender(club),
    ],
    css: { modules: { generateScopedName: classNames(PACKAGES) } },
    define: {
      "import.meta.env.CLUB_SETTINGS": JSON.stringify(club.settings),
      "import.meta.env.OFFLINE": JSON.stringify(process.env["OFFLINE"] ?? ""),
      "import.meta.env.GTM_ID": JSON.stringify(process.env["GTM_ID"] ?? ""),
    },
    server: { port: Number(brand.hotline.shortCode), strictPort: true, proxy: { "/api": passed, "/c/": passed } },
    builder: {},
    environments: {
      client: {
        build: {
          outDir: join(club.dist, "client"),
          manifest: true,
          emptyOutDir: true,
          // The start of every page is there before anything can be asked for.
          modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !/\/index-[\w-]+\.js$/.test(file)) },
          // Nothing in the house runs code by reading a property, nor by making a call or a schema of valibot, which is `v` everywhere.
          rolldownOptions: {
            treeshake: { propertyReadSideEffects: false, manualPureFunctions: ["v", "defineCall"] },
            output: { codeSplitting: codeSplitting() },
          },
        },
      },
      ssr: {
        resolve: { noExternal: true },
        build: {
          outDir: join(club.dist, "server"),
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: { input: { "club-server": SERVER_ENTRY } },
        },
      },
    },
  };
}
