import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseBrand } from "@tribun/brand-contract";
import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";
import { prerender } from "./plugins/prerender.ts";
import { moduleHomes } from "./plugins/module-homes.ts";
import { noCircles } from "./plugins/no-circles.ts";
import { publicFiles } from "./plugins/public-files.ts";
import { routeModules } from "./plugins/route-modules.ts";
import { SERVER_ENTRY, virtualModules } from "./plugins/virtual-modules.ts";
import { drawnLook, shippedBrand } from "./plugins/shipped-brand.ts";
import { slimCalls } from "./plugins/slim-calls.ts";
import type { Club, ClubOptions } from "./club.ts";
import { codeSplitting } from "./chunks.ts";
import { classNames } from "./class-names.ts";
import { readCompression, readOrigin, readSettings } from "./settings.ts";
import { tokensToCss } from "./tokens/css.ts";

/** The folder that contains all style modules. */
const PACKAGES = fileURLToPath(new URL("../../../packages", import.meta.url));

/**
 * Vite's whole configuration for one club. `vite` serves it with hot reload and proxies /api and /c to the operator. `vite build --app`
 * builds browser code and prerenderer, and renders every public page.
 * @throws BrandError or TokenError when the club breaks its contract
 */
export function clubApp({ brand: given, tokens, root }: ClubOptions): UserConfig {
  const brand = parseBrand(given);
  const club: Club = {
    brand,
    tokens,
    root,
    css: tokensToCss(brand, tokens),
    settings: readSettings(process.env),
    // Checks build a second time, for example with React's development code, without changing the served build.
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
      shippedBrand(club),
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
      "import.meta.env.CLUB_LOOK": JSON.stringify(drawnLook(brand)),
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
          // A dynamic import need not preload the entry, which every page has loaded already.
          modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !/\/index-[\w-]+\.js$/.test(file)) },
          // In our code, reading a property, defining a call and calling valibot, which is `v` everywhere, have no side effects.
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
