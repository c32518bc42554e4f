import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { readClubs, ROOT } from "@tribun/brand-contract/folder";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeClub } from "./answers/club.ts";
import { complete } from "./answers/flags.ts";
import { freeYear } from "./answers/free-year.ts";
import { readHouse } from "./answers/house.ts";
import { checkClub } from "./checks/check.ts";
import { proposeColours } from "./colours/propose.ts";
import { tokensOf } from "./colours/tokens.ts";
import { eraseClub, foldersOf, writeClub } from "./files/write.ts";

const LEFT_OUT = new Set(["node_modules", "dist", "snapshot", ".turbo", ".checks"]);

/** A copy of the folders that hold clubs. Their one dependency is that of this repository. */
let root: string;
let before: ReadonlyMap<string, string>;

const tree = (): ReadonlyMap<string, string> =>
  new Map(
    ["brands", "apps", "packages"].flatMap((group) =>
      readdirSync(join(root, group), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [path.slice(root.length + 1), readFileSync(path, "utf8")] as const),
    ),
  );

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "tribun-fifth-"));
  for (const folder of ["brands", "apps"])
    cpSync(join(ROOT, folder), join(root, folder), { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  cpSync(join(ROOT, ".oxfmtrc.json"), join(root, ".oxfmtrc.json"));
  mkdirSync(join(root, "packages"));
  mkdirSync(join(root, "node_modules/@tribun"), { recursive: true });
  symlinkSync(join(ROOT, "packages/brand-contract"), join(root, "node_modules/@tribun/brand-contract"));
  before = tree();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const ANSWERS = { name: "Probeşimşek Mobil", "short-name": "Probe", "colour-a": "#ff8c00", "colour-b": "#2a2a2a", pattern: "sash" };
const make = async () => {
  const house = await readHouse(root);
  const wanted = makeClub(await complete({ ...ANSWERS, hotline: freeYear(house.codes) }, house), house);
  return writeClub({ ...wanted, colours: proposeColours(wanted.colours) }, root);
};
const change = (file: string, from: string | RegExp, to: string) => {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
};

describe("a club that joins", () => {
  test("is two folders and nothing else, which the house accepts, and is gone without a trace", async () => {
    const count = (await readClubs(root)).length;
    const written = await make();
    const [brand, app] = foldersOf("probesimsek");
    const after = tree();
    expect(new Set(after.keys())).toEqual(new Set([...before.keys(), ...written]));
    for (const path of written) expect(path.startsWith(`${brand}/`) || path.startsWith(`${app}/`)).toBe(true);
    for (const [path, text] of before) expect(after.get(path), path).toBe(text);
    const report = await checkClub("probesimsek", root);
    expect(report.problems).toEqual([]);
    expect(report.notes.join("\n")).toMatch(/hero, ground and face are those of [a-z]+ too/);
    expect(await readClubs(root)).toHaveLength(count + 1);
    await expect(make()).rejects.toThrow("probesimsek");
    eraseClub("probesimsek", root);
    expect(tree()).toEqual(before);
    expect(() => eraseClub("probesimsek", root)).toThrow("There is no club probesimsek.");
  });
});

const [code = ""] = (await readHouse()).codes.slice(1);

describe("each problem of a club is told in a designer's words", () => {
  const folder = "brands/probesimsek";

  test.each([
    [
      "a colour that cannot be read",
      "tokens.json",
      /^/,
      "",
      /in the light theme: links and buttons \(the first colour\) on the page, contrast 2\.1:1 of 4\.5:1/,
    ],
    [
      "a chant of three lines",
      "brand.config.ts",
      /chant: \{ de: "[^"]+"/,
      'chant: { de: "a\\nb\\nc"',
      /the title of the home page in German must be one line or two/,
    ],
    [
      "a label that is too long",
      "brand.config.ts",
      /shortName: "Probe"/,
      'shortName: "Şimşek Mobil Almanya"',
      /the label under the icon is too long: it has 20 letters, and 12 fit/,
    ],
    [
      "a text that is missing",
      "brand.config.ts",
      /slogan: \{ de: "[^"]+", /,
      "slogan: { ",
      /the line of the social preview in German is missing/,
    ],
    ["an unknown field", "brand.config.ts", /keywordRule/, 'mascot: "bird", keywordRule', /the field mascot is not known to the contract/],
    [
      "an unknown pattern",
      "brand.config.ts",
      /pattern: "sash"/,
      'pattern: "dots"',
      /the pattern of the shirt is "dots", and must be one of "stripes", "halves"/,
    ],
    [
      "an unknown hero",
      "brand.config.ts",
      /pattern: "sash"/,
      'pattern: "sash", look: { hero: "mascot" }',
      /what a fan sees first on the home page is "mascot", and must be one of "stand"/,
    ],
    [
      "a weight that the face lacks",
      "brand.config.ts",
      /pattern: "sash"/,
      'pattern: "sash", look: { display: { face: "anton", weight: 700 } }',
      /the face of headings and figures must have a weight of anton: 400/,
    ],
    [
      "a sender that is too long",
      "operator.ts",
      /smsSender: "Probe"/,
      'smsSender: "SimsekMobilAlmanya"',
      /the sender of SMS must be 3 to 11 letters/,
    ],
    [
      "an event without its match",
      "brand.config.ts",
      /match: "2026-27-17"/,
      'match: "2026-27-99"',
      /the event derby starts at .* match 2026-27-99 is not in the season/,
    ],
    ["an exclamation mark", "brand.config.ts", /"Das war Abseits\."/, '"Abseits!"', /a text has an exclamation mark/],
    [
      "a hotline of another club",
      "brand.config.ts",
      /shortCode: "\d{4}"/,
      `shortCode: "${code}"`,
      /the hotline \d{4} belongs to .*probesimsek/,
    ],
  ])("%s", async (_, file, from, to, told) => {
    // A module is read once, so each case has a club of its own in a folder of its own.
    const own = mkdtempSync(join(tmpdir(), "tribun-fault-"));
    const shared = root;
    try {
      cpSync(shared, own, { recursive: true, verbatimSymlinks: true });
      root = own;
      await make();
      if (file === "tokens.json")
        writeFileSync(join(root, folder, file), JSON.stringify(tokensOf("Şimşek Mobil", { a: "#ff8c00", b: "#ffffff" })));
      else change(`${folder}/${file}`, from, to);
      expect((await checkClub("probesimsek", root)).problems.join("\n")).toMatch(told);
    } finally {
      root = shared;
      rmSync(own, { recursive: true, force: true });
    }
  });
});
