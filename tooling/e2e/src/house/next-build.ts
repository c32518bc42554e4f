import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Attribute that marks a document of the next build. */
export const NEXT = "data-next-build";

const COMPRESSED = [".br", ".gz"];
/** Files of code, styles and answers, which are named after their content. */
const NAMED = /^(.+-[\w-]{6,8})(\.(?:js|css|json))$/;

/**
 * Copies a built club and changes it into another build, as a release does: documents carry a mark, all code, styles and answers have new
 * names, the old names are gone, and the service worker differs.
 * @returns its folder, which the test deletes
 */
export function nextBuild(dist: string): string {
  const folder = mkdtempSync(join(tmpdir(), "tribun-next-build-"));
  cpSync(dist, folder, { recursive: true });
  const client = join(folder, "client");
  const assets = join(client, "assets");
  const fresh = new Map(readdirSync(assets).flatMap((name) => (NAMED.test(name) ? [[name, name.replace(NAMED, "$1n$2")] as const] : [])));
  const old = new RegExp([...fresh.keys()].map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  const renamed = (text: string) => text.replaceAll(old, (name) => fresh.get(name) ?? name);
  const change = (file: string, by: (text: string) => string) => {
    writeFileSync(file, by(readFileSync(file, "utf8")));
    for (const ending of COMPRESSED) rmSync(file + ending, { force: true });
  };
  for (const [name, next] of fresh) {
    change(join(assets, name), renamed);
    renameSync(join(assets, name), join(assets, next));
  }
  for (const name of readdirSync(client, { recursive: true, encoding: "utf8" })) {
    if (name.endsWith(".html")) change(join(client, name), (text) => renamed(text).replace("<html ", `<html ${NEXT} `));
  }
  change(join(client, "sw.js"), (text) => renamed(text).replace(/(?<=OFFLINE_BUILD:["'`])/, "next-"));
  change(join(folder, "site.json"), renamed);
  return folder;
}
