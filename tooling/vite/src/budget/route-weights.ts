import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { ORIGINS_FILE } from "../plugins/origin-of.ts";
import { readSite, type Site } from "../prerender/site.ts";
import { sentSize } from "./sent-size.ts";

const originsSchema = v.record(v.string(), v.record(v.string(), v.number()));

/** What a route loads until everything works. */
export type RouteWeight = {
  readonly route: string;
  readonly files: number;
  readonly styles: number;
  /** KiB of JavaScript, as brotli makes them at its best. */
  readonly all: number;
  /** The same by whose code it is, in shares of each file's finished code. */
  readonly origins: Readonly<Record<string, number>>;
};

/** The same with what the table does not hold: KiB of the wave's styles. */
export type WeighedRoute = RouteWeight & { readonly styleKib: number };

type Saved = Site["languages"][string][string];
const KIB = 1024;

/** Weighs each kind of route of a built club; languages load the same code. */
export function routeWeights(dist: string): WeighedRoute[] {
  const site = readSite(dist);
  const origins = v.parse(originsSchema, JSON.parse(readFileSync(join(dist, ORIGINS_FILE), "utf8")));
  const sizeOf = (file: string) => sentSize(dist, file) / KIB;
  const weigh = ([route, { wave }]: [string, Saved]): WeighedRoute => {
    const inClient = (file: string) => file.replace(/^\//, "");
    const files = [wave.entry, ...wave.scripts].map(inClient);
    const parts: Record<string, number> = {};
    for (const file of files) {
      const shares = origins[file] ?? {};
      const whole = Object.values(shares).reduce((sum, share) => sum + share, 0);
      for (const [origin, share] of Object.entries(shares)) parts[origin] = (parts[origin] ?? 0) + (sizeOf(file) * share) / whole;
    }
    const all = files.reduce((sum, file) => sum + sizeOf(file), 0);
    const styleKib = wave.styles.reduce((sum, file) => sum + sizeOf(inClient(file)), 0);
    return { route, files: files.length, styles: wave.styles.length, all, styleKib, origins: parts };
  };
  const language = site.defaultLanguage;
  const pages = [...Object.entries(site.languages[language] ?? {}), ...Object.entries(site.client[language] ?? {})];
  return heaviestOfKind(pages.map(weigh)).toSorted((a, b) => (a.route < b.route ? -1 : 1));
}

/** One row for all tariffs, one for all filters of the list. */
function heaviestOfKind(weights: readonly WeighedRoute[]): WeighedRoute[] {
  const kinds = new Map<string, WeighedRoute>();
  for (const weight of weights) {
    const route = weight.route
      .replace(/^\/tarife\/.+/, "/tarife/$type/$slug")
      .replace(/^(\/campaigns|\/event|\/fan\/(?:news|videos|wallpapers))\/.+/, "$1/$id")
      .replace(/\?.+/, "");
    const known = kinds.get(route);
    if (!known || known.all < weight.all) kinds.set(route, { ...weight, route });
  }
  return [...kinds.values()];
}
