import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compressAll } from "../documents/compress.ts";
import { type Kit, KIT_FILE } from "../documents/documents.ts";
import type { Frame } from "../documents/frame.ts";
import { HEAD_MARK } from "../documents/page-html.ts";
import { type Site, SITE_FILE } from "../documents/site.ts";

/** The policy of every page of the sample. */
export const SAMPLE_POLICY = "default-src 'none'";

const payload = { entry: "/assets/app-1.js", scripts: [], styles: [], state: "/assets/state-1.json" };
const pages = (language: string, paths: readonly string[]) =>
  Object.fromEntries(
    paths.map((path) => [
      path,
      {
        file: `${language}/${path.replaceAll(/\W/g, "-").slice(1) || "index"}.html`,
        policy: SAMPLE_POLICY,
        budget: "still" as const,
        payload,
      },
    ]),
  );
const DRAWN = ["/", "/tarife", "/tarife?term=12&type=flex", "/tarife/flex/serbest-m", "404"];
const site: Site = {
  club: "Muster Mobil",
  origin: "https://muster.example",
  styles: ["/assets/club.css"],
  defaultLanguage: "de",
  languages: { de: pages("de", DRAWN), tr: pages("tr", DRAWN) },
  client: { de: pages("de", ["/dashboard/orders/$id"]), tr: {} },
};

const frameIn = (language: Frame["language"]): Frame => ({
  ...{ language, clubHead: "", script: "start()", plainScript: "start()", late: "/assets/late.css", islands: [] },
  template: `<html lang="de"><head>${HEAD_MARK}</head><body><div id="root"></div></body></html>`,
});
const kit: Kit = {
  ...{ origin: site.origin, defaultLanguage: site.defaultLanguage, tags: false },
  manifest: {
    "index.html": { file: "assets/app-1.js", imports: [], css: [] },
    page: { file: "assets/page-1.js", name: "page", imports: [], css: [] },
  },
  frames: { de: frameIn("de"), tr: frameIn("tr") },
  pictures: { de: {}, tr: {} },
};

/** Writes a small built club for tests of the server. @returns its folder, which the test deletes */
export async function sampleDist(): Promise<string> {
  const dist = mkdtempSync(join(tmpdir(), "club-server-"));
  for (const [language, drawn] of Object.entries(site.languages)) {
    mkdirSync(join(dist, "client", language), { recursive: true });
    for (const [path, { file }] of Object.entries({ ...drawn, ...site.client[language] }))
      writeFileSync(join(dist, "client", file), `<html lang="${language}">${path} ${"long ".repeat(200)}`);
  }
  mkdirSync(join(dist, "client/assets"));
  writeFileSync(join(dist, "client/assets/app-1.js"), "export {};".repeat(200));
  writeFileSync(join(dist, "client/robots.txt"), "User-agent: *");
  writeFileSync(join(dist, SITE_FILE), JSON.stringify(site));
  writeFileSync(join(dist, KIT_FILE), JSON.stringify(kit));
  await compressAll(join(dist, "client"));
  return dist;
}
