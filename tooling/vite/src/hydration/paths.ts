import { readSite } from "../prerender/site.ts";

/** Drawn paths of a built club, with one tariff for each type, one filter for each view and one campaign, news, event and so on: the others differ in their data alone. */
export function drawnPaths(dist: string): string[] {
  const paths = Object.keys(readSite(dist).languages["de"] ?? {}).filter((path) => path.startsWith("/"));
  const kinds = new Map(
    paths.map((path) => [
      path
        .replace(/^(\/tarife\/[^/]+)\/.+/, "$1/*")
        .replace(/^(\/campaigns|\/event|\/fan\/(?:news|videos|wallpapers))\/.+/, "$1/*")
        .replace(/\?(compare|gb)?.*/, "?$1"),
      path,
    ]),
  );
  // The last one begins as a page for signed-in fans does, and is nobody's all the same.
  return [...kinds.values(), "/an/address/nobody/has", "/dashboard/nobody"];
}

/** Paths that are drawn in the browser, as a stranger finds them. */
export function clientPaths(dist: string): string[] {
  return Object.keys(readSite(dist).client["de"] ?? {});
}
