import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readSite } from "../prerender/site.ts";

/** Bytes of JavaScript, gzipped. */
export type RouteSize = {
  readonly route: string;
  readonly language: string;
  /** What a first visit loads before the page is alive. */
  readonly first: number;
  /** The same with the operator's client, which follows when the visitor first does something. */
  readonly whole: number;
  /** What comes on top when the fan comes from the home page, where the client is there already. */
  readonly further: number;
};

export const KILOBYTE = 1024;
/** Of the home page, in all; the mandated libraries alone weigh 137 to 143. */
export const FIRST_LIMIT = 150 * KILOBYTE;
/** Of every further route, beyond the home page. */
export const FURTHER_LIMIT = 30 * KILOBYTE;

const SCRIPT = /(?:src|href)="\/(assets\/[^"]+\.js)"/g;

/** Measures every route of a built club, from the scripts that its document names. */
export function measure(dist: string): RouteSize[] {
  const site = readSite(dist);
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, "client", file)), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  };
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + sizeOf(file), 0);
  return Object.entries(site.languages).flatMap(([language, pages]) => {
    const scriptsOf = (file: string) =>
      new Set([...readFileSync(join(dist, "client", file), "utf8").matchAll(SCRIPT)].map((match) => match[1] ?? ""));
    const home = scriptsOf(pages["/"]?.file ?? "");
    const known = new Set([...home, ...site.clientScripts]);
    const shell = scriptsOf(pages["shell"]?.file ?? "");
    const drawn = Object.entries(pages).map(([route, page]): [string, Set<string>] => [route, scriptsOf(page.file)]);
    const client = Object.entries(site.client[language] ?? {}).map(([route, { scripts }]): [string, Set<string>] => [
      route,
      new Set([...shell, ...scripts]),
    ]);
    return [...drawn, ...client].map(([route, scripts]) => ({
      route,
      language,
      first: sum(scripts),
      whole: sum(new Set([...scripts, ...site.clientScripts])),
      further: sum([...scripts].filter((script) => !known.has(script))),
    }));
  });
}

/** Routes that weigh too much, in words. */
export function overBudget(sizes: readonly RouteSize[]): string[] {
  return sizes.flatMap(({ route, language, first, further }) => {
    const [bytes, limit] = route === "/" ? [first, FIRST_LIMIT] : [further, FURTHER_LIMIT];
    return bytes > limit ? [`${route} (${language}) loads ${kilobytes(bytes)} of JavaScript, ${kilobytes(limit)} are allowed`] : [];
  });
}

/** The heaviest of each kind of route, as a table. */
export function table(club: string, sizes: readonly RouteSize[]): string {
  const kinds = new Map<string, RouteSize>();
  for (const size of sizes) {
    const kind = size.route.replace(/^\/tarife\/.+/, "/tarife/$type/$slug");
    const known = kinds.get(kind);
    if (!known || known.further < size.further || known.first < size.first) kinds.set(kind, size);
  }
  const row = (cells: readonly [string, string, string, string]) =>
    `  ${cells[0].padEnd(32)}${cells
      .slice(1)
      .map((cell) => cell.padStart(12))
      .join("")}`;
  const rows = [...kinds].map(([kind, { first, whole, further }]) => row([kind, kilobytes(first), kilobytes(whole), kilobytes(further)]));
  return [`${club}: JavaScript, gzipped`, row(["route", "first", "with client", "further"]), ...rows.sort()].join("\n");
}

function kilobytes(bytes: number): string {
  return `${(bytes / KILOBYTE).toFixed(1)} KB`;
}
