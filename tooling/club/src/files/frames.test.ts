import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readClubs, ROOT } from "@tribun/brand-contract/folder";
import { FIXED_CLUB } from "@tribun/vitest-config/sweep";
import { expect, test } from "vitest";
import * as v from "valibot";
import { appFiles } from "./app.ts";
import { brandFrame } from "./brand.ts";
import type { Files } from "./text.ts";

const clubs = (await readClubs()).map(({ brand }) => [brand.id, brand.name] as const);
const manifest = v.looseObject({ version: v.string(), scripts: v.optional(v.record(v.string(), v.string())) });

/** What a new club's file would hold, with what may differ between clubs as this one has it. */
function wanted(path: string, text: string, kept: string, id: string): unknown {
  if (path.endsWith(".md") || path.endsWith(".ts") || path.endsWith(".tsx") || path.endsWith(".html")) return text;
  if (path !== "package.json") return JSON.parse(text);
  const [fresh, own] = [v.parse(manifest, JSON.parse(text)), v.parse(manifest, JSON.parse(kept))];
  // The fixed club alone is opened in other engines.
  const engines = id === FIXED_CLUB ? { engines: own.scripts?.["engines"] } : {};
  return { ...fresh, version: own.version, ...(fresh.scripts && { scripts: { ...fresh.scripts, ...engines } }) };
}

test.each(clubs)("what club:new writes besides answers is what %s has", (id, name) => {
  const folders: readonly (readonly [string, Files])[] = [
    ["apps", appFiles(id, name)],
    ["brands", brandFrame(id, name)],
  ];
  for (const [folder, files] of folders)
    for (const [path, text] of Object.entries(files)) {
      const kept = readFileSync(join(ROOT, folder, id, path), "utf8");
      const has: unknown = path.endsWith(".json") ? JSON.parse(kept) : kept;
      expect(has, `${folder}/${id}/${path}`).toEqual(wanted(path, text, kept, id));
    }
});
