import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding, Rule } from "./rule.ts";
import { clubIds } from "./rules/club-ids.ts";
import { directDependencies, type Manifest } from "./rules/direct-dependencies.ts";
import { disableReason } from "./rules/disable-reason.ts";
import { fileLength } from "./rules/file-length.ts";
import { freeNumbers, freeNumbersIn } from "./rules/free-numbers.ts";
import { hexColours } from "./rules/hex-colours.ts";
import { languageLists } from "./rules/language-lists.ts";
import { letterWidths } from "./rules/letter-widths.ts";
import { machineZone, realClock } from "./rules/real-clock.ts";
import { namedProblems } from "./rules/named-problems.ts";
import { rooms } from "./rules/rooms.ts";
import { waitedFocus } from "./rules/waited-focus.ts";
import { singleCalls } from "./rules/single-calls.ts";
import { usedParse } from "./rules/used-parse.ts";

const GROUPS = ["apps", "brands", "packages", "tooling"] as const;
const SKIPPED = new Set(["node_modules", "dist", ".turbo", ".local", "storybook-static", "test-results", "playwright-report"]);
const TEXT = /\.(ts|tsx|css|json)$/;

const folders = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
        .map((entry) => entry.name)
        .toSorted()
    : [];

/** The clubs of the repository: the folders under `brands/` that contain a package, sorted by name. */
export const clubsOf = (root: string): string[] =>
  folders(join(root, "brands")).filter((club) => existsSync(join(root, "brands", club, "package.json")));

/** The free number of each club whose brand declares one. */
export const freeNumbersOf = (root: string): string[] =>
  clubsOf(root)
    .map((club) => join(root, "brands", club, "brand.config.ts"))
    .flatMap((file) => (existsSync(file) ? freeNumbersIn(readFileSync(file, "utf8")) : []));

/** The apps of the repository, sorted by name. */
export const appsOf = (root: string): string[] =>
  folders(join(root, "apps")).filter((app) => existsSync(join(root, "apps", app, "package.json")));

/** The folders of all packages, relative to the root. */
export const foldersOf = (root: string): string[] =>
  GROUPS.flatMap((group) => folders(join(root, group)).map((name) => `${group}/${name}`)).filter((folder) =>
    existsSync(join(root, folder, "package.json")),
  );

function filesUnder(root: string, path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(root, below);
    return TEXT.test(entry.name) ? [below] : [];
  });
}

/** The repository's own rules, which no available linter has. */
export const rulesOf = (clubs: readonly string[], numbers: readonly string[]): readonly Rule[] => [
  clubIds(clubs),
  freeNumbers(numbers),
  hexColours,
  languageLists,
  letterWidths,
  fileLength,
  disableReason,
  rooms,
  namedProblems,
  singleCalls,
  realClock,
  machineZone,
  waitedFocus,
  usedParse,
];

/** The first place where shared code uses a word that would be a club's id; undefined where it uses none. */
export function nameInCode(root: string, word: string): Finding | undefined {
  const rule = clubIds([word]);
  const files = filesUnder(root, "packages").filter(rule.applies);
  for (const file of files) {
    const text = readFileSync(join(root, file), "utf8");
    const [found] = text.includes(word) ? rule.check(file, text) : [];
    if (found) return found;
  }
  return undefined;
}

/** The number of files and packages that were read, and the findings. A check that read nothing must not pass. */
export interface HouseReport {
  readonly files: number;
  readonly packages: number;
  readonly findings: readonly Finding[];
}

/** Reads a repository from disk and applies every rule. */
export function checkHouse(root: string): HouseReport {
  const rules = rulesOf(clubsOf(root), freeNumbersOf(root));
  const files = GROUPS.flatMap((group) => (existsSync(join(root, group)) ? filesUnder(root, group) : []));
  const inFiles = files.flatMap((file) => {
    const wanted = rules.filter((rule) => rule.applies(file));
    if (wanted.length === 0) return [];
    const text = readFileSync(join(root, file), "utf8");
    return wanted.flatMap((rule) => rule.check(file, text));
  });
  const packages = foldersOf(root);
  const inPackages = packages.flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Manifest;
    return directDependencies(folder, manifest);
  });
  return { files: files.length, packages: packages.length, findings: [...inFiles, ...inPackages] };
}
