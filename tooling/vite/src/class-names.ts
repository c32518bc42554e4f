import { globSync } from "node:fs";
import { basename } from "node:path";

const ENDING = ".module.css";

/**
 * Names a class after its file and itself, such as `button_wide`, so that the browser's inspector shows where a style comes from.
 * @param packages folder that contains all style modules
 * @throws when two files have the same name, because their classes would collide
 */
export function classNames(packages: string): (name: string, file: string) => string {
  const files = globSync(`*/src/**/*${ENDING}`, { cwd: packages }).map((file) => basename(file, ENDING));
  const twice = files.filter((file, at) => files.indexOf(file) !== at);
  if (twice.length > 0) throw new Error(`Two style modules have one name: ${twice.join(", ")}.`);
  return (name, file) => `${basename(file.replace(/\?.*/, ""), ENDING)}_${name}`;
}
