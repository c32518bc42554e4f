import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { NewClub } from "../answers/club.ts";
import { appFiles } from "./app.ts";
import { brandFiles } from "./brand.ts";
import type { Files } from "./text.ts";

/** The two folders of a club, relative to the root. */
export const foldersOf = (id: string): readonly [string, string] => [`brands/${id}`, `apps/${id}`];

/**
 * Writes the two folders of a club and nothing else, formatted as the house wants.
 * @returns the paths of the files, relative to the root
 * @throws when one of the folders is there already
 */
export function writeClub(club: NewClub, root: string): readonly string[] {
  const { id, name } = club.brand;
  const [brand, app] = foldersOf(id);
  for (const folder of [brand, app]) if (existsSync(join(root, folder))) throw new Error(`${folder} is there already.`);
  const written = [...inFolder(brand, brandFiles(club)), ...inFolder(app, appFiles(id, name))];
  for (const [path, text] of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { status, stderr } = spawnSync("oxfmt", [brand, app], { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`oxfmt could not format the club: ${stderr}`);
  return written.map(([path]) => path);
}

/**
 * Deletes the two folders of a club.
 * @throws when there is no such club
 */
export function eraseClub(id: string, root: string): void {
  const folders = foldersOf(id).map((folder) => join(root, folder));
  if (!/^[a-z]+$/.test(id) || !folders.some((folder) => existsSync(folder))) throw new Error(`There is no club ${id}.`);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

const inFolder = (folder: string, files: Files) => Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text] as const);
