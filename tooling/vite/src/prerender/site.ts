import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/** Beside `dist/client`: what the server must know about a built club. */
export const SITE_FILE = "site.json";

const files = v.array(v.string());
const page = v.object({ file: v.string(), policy: v.string() });

const siteSchema = v.object({
  /** The club's name, for pages that are not drawn. */
  club: v.string(),
  /** Scripts of the operator's client: a page fetches them with its first question. */
  clientScripts: files,
  defaultLanguage: v.picklist(["de", "tr"]),
  /** Language → path → document. The paths `404` and `shell` stand for every unknown and every signed-in address. */
  languages: v.record(v.string(), v.record(v.string(), page)),
  /**
   * Language → route drawn in the browser → scripts, styles and texts it loads, for announcing them with its shell.
   * `$name` stands for one part of a path.
   */
  client: v.record(v.string(), v.record(v.string(), v.object({ scripts: files, styles: files, texts: files }))),
});

/** A built club, as its server sees it. */
export type Site = v.InferOutput<typeof siteSchema>;

/** Reads what a build wrote; throws when nothing is built there, or another version's. */
export function readSite(dist: string): Site {
  return v.parse(siteSchema, JSON.parse(readFileSync(join(dist, SITE_FILE), "utf8")));
}
