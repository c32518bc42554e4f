import { readSite } from "@tribun/site-server/documents";

/**
 * Rendered paths of a built club, with one tariff of each type, one filter of each view, one campaign, one news item, one event and so on.
 * The others differ only in their data.
 */
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
  // Neither address exists. The last one starts like a page for signed-in fans.
  return [...kinds.values(), "/an/address/nobody/has", "/dashboard/nobody"];
}

/** The first page of each kind. Pages are of one kind when their addresses have the same form and they hydrate with the same scripts. */
export function pageKinds(dist: string, where: "drawn" | "client"): string[] {
  const site = readSite(dist);
  const pages = (where === "drawn" ? site.languages : site.client)["de"] ?? {};
  const kinds = new Map<string, string>();
  for (const [path, { payload }] of Object.entries(pages)) {
    const [start, ...parts] = path.replace(/\?.*/, "").slice(1).split("/");
    const kind = `${start} ${parts.length} ${payload.scripts.join()}`;
    if (path.startsWith("/") && !kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}

/** Paths that only the browser renders, opened as a guest. */
export function clientPaths(dist: string): string[] {
  return Object.keys(readSite(dist).client["de"] ?? {});
}
