import { globSync } from "node:fs";
import { basename } from "node:path";

const ENDING = ".module.css";

/**
 * Names a class after its file and itself, say `button_wide`, so that the inspector says where a style comes from.
 * @param packages folder that holds all style modules
 * @throws when two files have one name, because their classes would be one
 */
export function classNames(packages: string): (name: string, file: string) => string {
  const files = globSync(`*/src/**/*${ENDING}`, { cwd: packages }).map((file) => basename(file, ENDING));
  const twice = files.filter((file, at) => files.indexOf(file) !== at);
  if (twice.length > 0) throw new Error(`Two style modules have one name: ${twice.join(", ")}.`);
  return (name, file) => `${basename(file.replace(/\?.*/, ""), ENDING)}_${name}`;
}
