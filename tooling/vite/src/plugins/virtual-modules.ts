import type { Plugin } from "vite";
import type { Club } from "../club-app.ts";

/** What an app imports to get its club's variables. */
export const CLUB_CSS = "virtual:club.css";
/** Entry of the prerenderer, and of what answers forms without scripts. */
export const SERVER_ENTRY = "virtual:club-server";

const INTERNAL = "\0";

/** The club's variables as a stylesheet, and the prerenderer's entry, so that an app's folder holds neither. */
export function virtualModules(club: Club): Plugin {
  return {
    name: "club:virtual-modules",
    resolveId: {
      filter: { id: /^virtual:club/ },
      handler: (id) => (id === CLUB_CSS || id === SERVER_ENTRY ? INTERNAL + id : undefined),
    },
    load: {
      filter: { id: /^\0virtual:club/ },
      async handler(id) {
        if (id === INTERNAL + CLUB_CSS) return club.css;
        // Resolved as if the app itself had asked: only the app depends on the storefront.
        const server = await this.resolve("@tribun/storefront/server", `${club.root}/index.html`);
        if (!server) throw new Error(`${club.root} does not depend on @tribun/storefront`);
        const from = JSON.stringify(server.id);
        // The club's server reads the brand from here, because it runs without the brand's package.
        return [
          `export { answerForm, listPages, renderPage, renderShell } from ${from};`,
          `export const brand = ${JSON.stringify(club.brand)};`,
        ].join("\n");
      },
    },
  };
}
