import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { clubIds } from "@tribun/brand-contract/folder";

/** Results of builds, checks or installations in a club's folders. */
const LEFT_BEHIND = new Set(["node_modules", "dist", ".turbo", ".checks"]);

type Digests = Readonly<Record<string, string>>;

/** A digest of a club's own folders, which changes with any of their files. */
export function digestOf(root: string, club: string): string {
  const hash = createHash("sha256");
  for (const folder of ["brands", "apps"])
    for (const file of filesIn(join(root, folder, club))) hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/**
 * The clubs whose own folders changed since all checks last passed.
 * @param record the file that `rememberClubs` wrote; without it, as in a new clone, no club counts as changed
 */
export function changedClubs(root: string, record: string): readonly string[] {
  const passed = recordIn(record);
  return passed ? clubIds(root).filter((club) => passed[club] !== digestOf(root, club)) : [];
}

/** Stores the digests of all clubs after all checks have passed. */
export function rememberClubs(root: string, record: string): void {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(Object.fromEntries(clubIds(root).map((club) => [club, digestOf(root, club)]))));
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !LEFT_BEHIND.has(name))
    .toSorted()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesIn(path) : [path];
    });
}

function recordIn(file: string): Digests | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof read !== "object" || read === null) return undefined;
    return Object.fromEntries(Object.entries(read).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return undefined;
  }
}
