import type { Plugin } from "vite";
import type { Club } from "../club.ts";
import { prerenderClub } from "../prerender/run.ts";

/** Documents between two progress lines, about a second. `npm start` shows each line. */
const TOLD_EACH = 25;

/** `vite build --app`: builds browser code and prerenderer, then renders every public page. */
export function prerender(club: Club): Plugin {
  return {
    name: "club:prerender",
    apply: "build",
    buildApp: async (builder) => {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error("the club preset needs its client and ssr environments");
      await Promise.all([builder.build(client), builder.build(ssr)]);
      await prerenderClub(club, (drawn, all) => {
        if (drawn % TOLD_EACH === 0 || drawn === all) builder.config.logger.info(`${drawn} of ${all} documents drawn`);
      });
    },
  };
}
