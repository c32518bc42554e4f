import { LANGUAGES } from "@tribun/domain";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/** File beside `dist/client` with what the server must know about a built club. */
export const SITE_FILE = "site.json";

const files = v.pipe(v.array(v.string()), v.readonly());
/** A document and its hydration payload, which tools read that measure a page's size. */
const page = v.object({
  file: v.string(),
  policy: v.string(),
  budget: v.picklist(["still", "form", "campaign", "step", "approval", "dashboard", "account"]),
  payload: v.object({ entry: v.string(), scripts: files, styles: files, state: v.string() }),
});
const pages = v.record(v.string(), v.record(v.string(), page));

const siteSchema = v.object({
  /** The club's name, for pages that the server writes without React. */
  club: v.string(),
  /** Origin of the club, as its documents name it. */
  origin: v.string(),
  /** Addresses of the styles that every page has, for pages that the server writes without React. */
  styles: files,
  defaultLanguage: v.picklist(LANGUAGES),
  /** Language → path with the query it was rendered with → document. The path `404` stands for every unknown address. */
  languages: pages,
  /** Language → route that the browser renders → its shell. `$name` stands for one part of a path. */
  client: pages,
});

/** What the server knows about a built club. */
export type Site = v.InferOutput<typeof siteSchema>;

/** Reads what a build wrote. Throws when it is missing or from another version. */
export function readSite(dist: string): Site {
  return v.parse(siteSchema, JSON.parse(readFileSync(join(dist, SITE_FILE), "utf8")));
}
