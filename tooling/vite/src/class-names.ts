import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const FIRST = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const REST = `${FIRST}0123456789`;
/** What lists of advertisements hide, however it is written. */
const HIDDEN = /^ads?\d*$/i;
/** A class, or a movement, which is named in the same way. */
const NAMED = /\.([a-z_][\w-]*)|@keyframes\s+([\w-]+)/gi;

/**
 * Names the classes of all style modules below a folder with two letters each, those of one file one after the other: a name stands in
 * each document, in the styles and in the code, and one drawn by lot cannot be compressed. The same files get the same names, in the
 * prerenderer as in the browser; a class that is added moves those after it, which a release does with most files anyway.
 * @returns the name of a class of a file; what is written while somebody looks on comes after all the others
 */
export function classNames(folder: string): (name: string, file: string) => string {
  const keyOf = (name: string, file: string) => `${relative(folder, file.replace(/\?.*/, ""))} ${name}`;
  const names = new Map<string, string>();
  const given = letters();
  const nameOf = (key: string) => {
    const name = names.get(key) ?? given.next().value;
    names.set(key, name);
    return name;
  };
  for (const file of modulesIn(folder)) {
    for (const [, ofClass, ofMovement] of readFileSync(file, "utf8").matchAll(NAMED)) nameOf(keyOf(ofClass ?? ofMovement ?? "", file));
  }
  return (name, file) => nameOf(keyOf(name, file));
}

function modulesIn(folder: string): string[] {
  const packages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return packages
    .flatMap(({ name }) => {
      const source = join(folder, name, "src");
      const files = readdirSync(source, { recursive: true, encoding: "utf8" });
      return files.filter((file) => file.endsWith(".module.css")).map((file) => join(source, file));
    })
    .toSorted();
}

function* letters(): Generator<string, never> {
  for (let count = 0; ; count += 1) {
    const rest = Math.floor(count / FIRST.length / REST.length);
    const name = `${FIRST[Math.floor(count / REST.length) % FIRST.length]}${REST[count % REST.length]}${rest === 0 ? "" : rest}`;
    if (!HIDDEN.test(name)) yield name;
  }
}
