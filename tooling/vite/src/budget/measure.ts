import { readSite, type Site } from "@tribun/site-server/documents";
import { KIB, type PageKind } from "./budgets.ts";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

/** The weight of one route. */
export type RouteSize = {
  readonly route: string;
  readonly language: string;
  readonly kind: PageKind;
  /** Bytes of the document with its style and scripts, in brotli's best compression. */
  readonly document: number;
  /** Bytes of all JavaScript that the route needs until everything works. */
  readonly javascript: number;
  /** Number of these JavaScript files. */
  readonly files: number;
};

type Saved = Site["languages"][string][string];

/** Measures every route of a built club by the files that its document names. */
export function measure(dist: string): RouteSize[] {
  const site = readSite(dist);
  const sizeOf = (file: string) => sentSize(dist, file);
  const weigh = (language: string, [route, { file, budget, payload }]: [string, Saved]): RouteSize => {
    const scripts = [payload.entry, ...payload.scripts];
    return {
      route,
      language,
      kind: budget,
      document: sizeOf(file),
      javascript: scripts.reduce((total, script) => total + sizeOf(script), 0),
      files: scripts.length,
    };
  };
  return Object.keys(site.languages).flatMap((language) => [
    ...Object.entries(site.languages[language] ?? {}).map((page) => weigh(language, page)),
    ...Object.entries(site.client[language] ?? {}).map((page) => weigh(language, page)),
  ]);
}

/** A table with the heaviest route of each kind. */
export function table(club: string, sizes: readonly RouteSize[]): string {
  const kinds = new Map<string, RouteSize>();
  for (const size of sizes) {
    const kind = size.route
      .replace(/^\/tarife\/.+/, "/tarife/$type/$slug")
      .replace(/^(\/campaigns|\/event|\/fan\/(?:news|videos|wallpapers))\/.+/, "$1/$id")
      .replace(/\?.+/, "?…");
    const known = kinds.get(kind);
    if (!known || known.document + known.javascript < size.document + size.javascript) kinds.set(kind, size);
  }
  const row = (cells: readonly string[]) => `  ${cells.map((cell, at) => (at === 0 ? cell.padEnd(34) : cell.padStart(12))).join("")}`;
  const rows = [...kinds].map(([kind, size]) => row([kind, kibibytes(size.document), kibibytes(size.javascript), String(size.files)]));
  return [`${club}: brotli`, row(["route", "document", "JavaScript", "files"]), ...rows.toSorted()].join("\n");
}

function kibibytes(bytes: number): string {
  return `${(bytes / KIB).toFixed(1)} KiB`;
}

/** Bytes of a file of a built club as its server sends it. Beside each file that gets smaller, the build writes a compressed one. */
function sentSize(dist: string, file: string): number {
  const plain = join(dist, "client", file);
  const compressed = `${plain}.br`;
  return statSync(existsSync(compressed) ? compressed : plain).size;
}
