import { readSite } from "@tribun/site-server/documents";

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

/** Of each kind of page the first: pages whose addresses are built alike and that the same scripts wake are of one kind. */
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

/** Paths that are drawn in the browser, as a stranger finds them. */
export function clientPaths(dist: string): string[] {
  return Object.keys(readSite(dist).client["de"] ?? {});
}
