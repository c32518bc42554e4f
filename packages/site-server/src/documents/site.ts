import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/** Beside `dist/client`: what the server must know about a built club. */
export const SITE_FILE = "site.json";

const files = v.pipe(v.array(v.string()), v.readonly());
/** A document, and what would wake it, for those who weigh it. */
const page = v.object({
  file: v.string(),
  policy: v.string(),
  payload: v.object({ entry: v.string(), scripts: files, styles: files, state: v.string() }),
});
const pages = v.record(v.string(), v.record(v.string(), page));

const siteSchema = v.object({
  /** The club's name, for pages that are not drawn. */
  club: v.string(),
  /** Where it stands, as its documents say. */
  origin: v.string(),
  /** Addresses of the styles that every page has, for the same. */
  styles: files,
  defaultLanguage: v.picklist(["de", "tr"]),
  /** Language → path, with the query it was drawn with → document. The path `404` stands for every unknown address. */
  languages: pages,
  /** Language → route drawn in the browser → its shell. `$name` stands for one part of a path. */
  client: pages,
});

/** A built club, as its server sees it. */
export type Site = v.InferOutput<typeof siteSchema>;

/** Reads what a build wrote; throws when nothing is built there, or another version's. */
export function readSite(dist: string): Site {
  return v.parse(siteSchema, JSON.parse(readFileSync(join(dist, SITE_FILE), "utf8")));
}
