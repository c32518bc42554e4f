import type { Plugin } from "vite";
import type { Club } from "../club-app.ts";
import { prerenderClub } from "../prerender/run.ts";

/** `vite build --app`: builds browser code and prerenderer, then draws every public page. */
export function prerender(club: Club): Plugin {
  return {
    name: "club:prerender",
    apply: "build",
    buildApp: async (builder) => {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error("the club preset needs its client and ssr environments");
      await Promise.all([builder.build(client), builder.build(ssr)]);
      const site = await prerenderClub(club);
      const drawn = Object.values(site.languages).reduce((sum, pages) => sum + Object.keys(pages).length, 0);
      builder.config.logger.info(`${club.brand.id}: ${drawn} documents drawn`);
    },
  };
}
