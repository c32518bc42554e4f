import { lookOf } from "@tribun/brand-contract";
import type { Plugin } from "vite";
import { faceSheet } from "../assets/faces.ts";
import type { Club } from "../club.ts";

/** The module that an app imports for its club's CSS variables. */
export const CLUB_CSS = "virtual:club.css";
/** Entry of the prerenderer, which also answers no-script forms. */
export const SERVER_ENTRY = "virtual:club-server";

const INTERNAL = "\0";

/** Provides the club's variables as a stylesheet and the prerenderer's entry, so that an app's folder needs neither. */
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
        if (id === INTERNAL + CLUB_CSS) return `@import ${JSON.stringify(faceSheet(lookOf(club.brand).display.face))};\n${club.css}`;
        // Resolve from the app's folder, because only the app depends on the storefront.
        const server = await this.resolve("@tribun/storefront/server", `${club.root}/index.html`);
        if (!server) throw new Error(`${club.root} does not depend on @tribun/storefront`);
        const from = JSON.stringify(server.id);
        // The club's server reads the brand from this bundle, because it runs without the brand's package.
        return [
          `export { answerForm, listPages, renderPage, renderShell } from ${from};`,
          `export const brand = ${JSON.stringify(club.brand)};`,
        ].join("\n");
      },
    },
  };
}
