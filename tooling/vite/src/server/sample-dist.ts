import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compressAll } from "../prerender/compress.ts";
import { type Site, SITE_FILE } from "../prerender/site.ts";

/** The policy of every page of the sample. */
export const SAMPLE_POLICY = "default-src 'none'";

const pages = (language: string) =>
  Object.fromEntries(
    ["/", "/tarife", "/tarife/flex/serbest-m", "404", "shell"].map((path) => [
      path,
      { file: `${language}/${path === "/" ? "index" : path.replace("/", "").replaceAll("/", "-")}.html`, policy: SAMPLE_POLICY },
    ]),
  );
const site: Site = {
  club: "Muster Mobil",
  clientScripts: [],
  defaultLanguage: "de",
  languages: { de: pages("de"), tr: pages("tr") },
  client: {
    de: { "/dashboard/orders/$id": { scripts: ["assets/order.js"], styles: ["assets/order.css"], texts: ["assets/order.json"] } },
    tr: {},
  },
};

/** Writes a small built club for tests of the server. @returns its folder, which the test deletes */
export async function sampleDist(): Promise<string> {
  const dist = mkdtempSync(join(tmpdir(), "club-server-"));
  for (const [language, drawn] of Object.entries(site.languages)) {
    mkdirSync(join(dist, "client", language), { recursive: true });
    for (const [path, { file }] of Object.entries(drawn))
      writeFileSync(
        join(dist, "client", file),
        `<html lang="${language}"><link rel="stylesheet" crossorigin href="/assets/club.css">${path} ${"long ".repeat(200)}`,
      );
  }
  mkdirSync(join(dist, "client/assets"));
  writeFileSync(join(dist, "client/assets/app-1.js"), "export {};".repeat(200));
  writeFileSync(join(dist, "client/robots.txt"), "User-agent: *");
  writeFileSync(join(dist, SITE_FILE), JSON.stringify(site));
  await compressAll(join(dist, "client"));
  return dist;
}
