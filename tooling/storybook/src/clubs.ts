import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Brand, parseBrand } from "@tribun/brand-contract";
import { clubIds } from "@tribun/brand-contract/folder";
import { shirtsOf, tokensToCss } from "@tribun/vite-club";
import type { Plugin } from "vite";
import { SPREAD, type StoryClub } from "./surroundings.ts";

const WIREFRAME = fileURLToPath(new URL("../../../packages/brand-contract/src/wireframe/", import.meta.url));
const BRANDS = fileURLToPath(new URL("../../../brands/", import.meta.url));
const MODULE = fileURLToPath(new URL("story-clubs.ts", import.meta.url));

/**
 * Folders of the neutral brand and then of every club under brands/, so that a new club appears automatically.
 * @param club only this folder under brands/, for tests
 */
export function clubFolders(club = SPREAD): string[] {
  if (club !== SPREAD && club !== "wireframe") return [`${BRANDS}${club}/`];
  return [WIREFRAME, ...clubIds().map((id) => `${BRANDS}${id}/`)];
}

/**
 * Reads a club's folder and checks it by the rules of a build.
 * @throws with the name of the club when its folder breaks the brand contract
 */
export async function readClub(folder: string): Promise<StoryClub> {
  const { brand, tokens } = await readFolder(folder);
  return { brand, css: tokensToCss(brand, tokens) };
}

async function readFolder(folder: string): Promise<{ readonly brand: Brand; readonly tokens: unknown }> {
  const module: unknown = await import(pathToFileURL(`${folder}brand.config.ts`).href);
  const given = typeof module === "object" && module !== null && "brand" in module ? module.brand : undefined;
  const brand = parseBrand(given);
  const tokens: unknown = JSON.parse(readFileSync(`${folder}tokens.json`, "utf8"));
  return { brand, tokens };
}

/** Serves the shirts of every club's front page, as a build renders them. */
export function shirtsPlugin(club?: string): Plugin {
  const shirts = async () =>
    (await Promise.all(clubFolders(club).map(readFolder))).flatMap(({ brand, tokens }) => [...shirtsOf(brand, tokens)]);
  return {
    name: "tribun:story-shirts",
    async generateBundle() {
      for (const [fileName, draw] of await shirts()) this.emitFile({ type: "asset", fileName, source: draw() });
    },
    async configureServer(server) {
      const files = new Map(await shirts());
      server.middlewares.use((request, response, next) => {
        const draw = files.get(request.url?.slice(1) ?? "");
        if (!draw) return next();
        return response.setHeader("content-type", "image/svg+xml").end(draw());
      });
    },
  };
}

/** Fills `story-clubs.ts` with all clubs or one, and again when a club's tokens change. */
export function clubsPlugin(club?: string): Plugin {
  return {
    name: "tribun:story-clubs",
    enforce: "pre",
    async load(id) {
      if (id.split("?")[0] !== MODULE) return undefined;
      const folders = clubFolders(club);
      for (const folder of folders) this.addWatchFile(`${folder}tokens.json`);
      const clubs = await Promise.all(folders.map(readClub));
      return `export const clubs = ${JSON.stringify(clubs)};`;
    },
  };
}
