import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Attribute by which a document says that it is of the next build. */
export const NEXT = "data-next-build";

const COMPRESSED = [".br", ".gz"];

/**
 * Copies a built club and makes another build of it, as a release would: documents say so, what a page is drawn with has other names and
 * the old names are gone, and the worker is another one.
 * @returns its folder, for the test to delete
 */
export function nextBuild(dist: string): string {
  const folder = mkdtempSync(join(tmpdir(), "tribun-next-build-"));
  cpSync(dist, folder, { recursive: true });
  const client = join(folder, "client");
  const renamed = (text: string) => text.replaceAll(/(?<=\bstate-[\w-]{8})(?=\.json)/g, "n");
  const change = (file: string, by: (text: string) => string) => {
    writeFileSync(file, by(readFileSync(file, "utf8")));
    for (const ending of COMPRESSED) if (existsSync(file + ending)) rmSync(file + ending);
  };
  for (const name of readdirSync(join(client, "assets"))) {
    if (name.startsWith("state-")) renameSync(join(client, "assets", name), join(client, "assets", renamed(name)));
  }
  for (const name of readdirSync(client, { recursive: true, encoding: "utf8" })) {
    if (name.endsWith(".html")) change(join(client, name), (text) => renamed(text).replace("<html ", `<html ${NEXT} `));
  }
  change(join(client, "sw.js"), (text) => renamed(text).replace(/(?<=OFFLINE_BUILD:["'`])/, "next-"));
  return folder;
}
