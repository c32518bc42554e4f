import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { describe, expect, test } from "vitest";
import { facesOf } from "@tribun/site-server/documents";
import { DISPLAY_FACE_NAMES, DISPLAY_FACES } from "@tribun/brand-contract";
import { CUTS, LINE, weightsOf } from "./faces.ts";
import { BEYOND_LATIN, FACES, FIGTREE, fontFile, OURS } from "./letters.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

const opened = (file: string) => fontOf(readFileSync(file));

function fontOf(bytes: Buffer): Font {
  const font = create(bytes);
  if (!("hasGlyphForCodePoint" in font)) throw new Error("a collection of fonts");
  return font;
}

/** Parses `U+0000-00FF, U+0131` as a browser does. */
function readRange(range: string): (point: number) => boolean {
  const spans = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = "", to = from]) =>
    [from, to].map((hex) => parseInt(hex, 16)),
  );
  return (point) => spans.some(([from = 0, to = 0]) => from <= point && point <= to);
}

const style = FACES.map((sheet) => readFileSync(sheet, "utf8")).join("");
/** The ranges of the faces with a file, in the same order. */
const ranges = [...style.matchAll(/unicode-range:([^;]+);/g)].map(([, range = ""]) => range);
const faces = facesOf(style).map(([family, file, weights], at) => {
  const font = opened(fontFile(file));
  return { family, file, weights, font, mayHave: readRange(ranges[at] ?? "") };
});
const pointOf = (letter: string) => letter.codePointAt(0) ?? 0;

type Cut = {
  readonly slug: string;
  readonly variable: boolean;
  readonly scale: number;
  readonly wght: { readonly min: number; readonly max: number };
};

describe.each<[string, Cut]>([
  ["Figtree", { slug: "figtree", variable: true, scale: 1, wght: FIGTREE.wght }],
  ...DISPLAY_FACE_NAMES.map((face): [string, Cut] => [DISPLAY_FACES[face].family, { ...CUTS[face], wght: weightsOf(face) }]),
])("%s", (family, { slug, variable, scale, wght }) => {
  const own = faces.filter((face) => face.family === family);
  const faceOf = (point: number) => own.find(({ mayHave }) => mayHave(point));
  const isThere = (point: number) => own.some(({ font }) => font.hasGlyphForCodePoint(point));

  test("fetches each letter that one of its files has out of a file that has it", () => {
    const letters = new Set(own.flatMap(({ font }) => font.characterSet).filter((point) => point >= 32 && point < 0xfeff));
    expect(letters.size).toBeGreaterThan(250);
    const gaps = [...letters].filter((point) => !faceOf(point)?.font.hasGlyphForCodePoint(point));
    expect(gaps.map((point) => `U+${point.toString(16)}`)).toEqual([]);
  });

  test("has each letter in one of its files alone, as that of another may come first", () => {
    const points = Array.from({ length: 0x3000 }, (_, point) => point);
    const shared = points.filter((point) => own.filter(({ mayHave }) => mayHave(point)).length > 1);
    expect(shared.map((point) => `U+${point.toString(16)}`)).toEqual([]);
  });

  test("needs no whole file for what our texts are written with", () => {
    const whole = [...OURS, ...BEYOND_LATIN].filter((letter) => isThere(pointOf(letter)) && faceOf(pointOf(letter))?.file.startsWith("@"));
    expect(whole).toEqual([]);
  });

  test("has the same weights in all its files, as faces of others would not stand in for each other", () => {
    expect([...new Set(own.map(({ weights }) => weights))]).toEqual([`${wght.min} ${wght.max}`]);
    for (const { font, file } of variable ? own : []) {
      const axis = font.variationAxes["wght"];
      expect(axis?.min, file).toBeLessThanOrEqual(wght.min);
      expect(axis?.max, file).toBeGreaterThanOrEqual(wght.max);
    }
  });

  test("is as high in each of its files, so that a letter from another one moves nothing", () => {
    const cut = opened(fontFile(`letters/${slug}-ours.woff2`));
    for (const { file, font } of own.filter((face) => face.file.startsWith("@"))) {
      expect(Math.abs(font.unitsPerEm / scale - cut.unitsPerEm), file).toBeLessThanOrEqual(0.5);
      if (slug === "figtree") expect([font.ascent, font.descent, font.lineGap]).toEqual([cut.ascent, cut.descent, cut.lineGap]);
    }
    const { unitsPerEm: em, ascent, descent } = cut;
    if (slug !== "figtree") expect(Math.abs(ascent / em - LINE.ascent) + Math.abs(descent / em + LINE.descent)).toBeLessThan(0.002);
  });

  test("is cut as small as it was", () => {
    expect(readFileSync(fontFile(`letters/${slug}-ours.woff2`)).length).toBeLessThan(17 * 1024);
  });

  test.each(variable ? [wght.min, wght.max] : [400])(
    "draws each letter as the whole file that it was cut out of, at a weight of %i",
    { timeout: 60_000 },
    async (weight) => {
      const drawnBy = async (file: string, letters: string) => {
        const fixed = await subsetFont(readFileSync(fontFile(file)), letters, {
          targetFormat: "sfnt",
          ...(variable && { variationAxes: { wght: weight } }),
        });
        const font = fontOf(fixed);
        // fontkit cannot measure a glyph without an outline at the end of a file.
        return [...letters]
          .filter((letter) => !/[\s\u00ad\u200b]/.test(letter))
          .map((letter) => {
            const { id, advanceWidth, path } = font.glyphForCodePoint(pointOf(letter));
            return id === 0 ? [] : [advanceWidth, ...path.commands.flatMap(({ args }) => args)];
          });
      };
      const cut = `./letters/${slug}-ours.woff2`;
      for (const { file } of own.filter((face) => face.file.startsWith("@"))) {
        const letters = file.includes("latin-ext") ? BEYOND_LATIN : OURS;
        const [ours, whole] = [await drawnBy(cut, letters), await drawnBy(file, letters)];
        expect(ours.map(({ length }) => length)).toEqual(whole.map(({ length }) => length));
        // In thousandths of the em height: coordinates are rounded again when the range of weights is cut, and once more in composite
        // letters.
        const off = ours.flat().map((place, at) => Math.abs(place - (whole.flat()[at] ?? 0)));
        expect(Math.max(...off)).toBeLessThanOrEqual(2);
      }
    },
  );
});

/** Every source of page text: messages, legal texts, clubs, the catalogue with its news, and texts in components. */
const TEXTS = globSync(["packages/*/src/**/*.{json,md,ts,tsx,css}", "brands/*/*.{json,ts}"], {
  cwd: ROOT,
  // A phone renders an SMS in its own font.
  exclude: (name) => /node_modules|testing|sms-segments|\.(?:test|stories)\./.test(name),
});

test("our texts need no whole file, neither for a letter that it has nor for one that no file has", () => {
  expect(TEXTS.length).toBeGreaterThan(1000);
  const letters = new Set(TEXTS.flatMap((file) => [...new Set(readFileSync(`${ROOT}${file}`, "utf8"))]));
  const fetched = ["Figtree", ...DISPLAY_FACE_NAMES.map((face) => DISPLAY_FACES[face].family)].flatMap((family) => {
    const tried = faces.filter((face) => face.family === family).toReversed();
    // Skip combining marks, because the browser draws them with their base letter, mostly as one precomposed letter. A soft hyphen has no
    // outline.
    return [...letters]
      .filter((letter) => letter !== "\u00ad" && !/\p{M}/u.test(letter))
      .flatMap((letter) => {
        const point = pointOf(letter);
        const asked = tried.filter(({ mayHave }) => mayHave(point));
        // When a face lacks a letter of its range, the browser tries the face before.
        const at = asked.findIndex(({ font }) => font.hasGlyphForCodePoint(point));
        return asked.slice(0, at < 0 ? undefined : at + 1).some(({ file }) => file.startsWith("@")) ? [`${family}: ${letter}`] : [];
      });
  });
  // If a letter appears here: add it to OURS, run `node tooling/vite/src/assets/letters.ts`, and add it to the last face of each family.
  expect(fetched).toEqual([]);
});

test("no style asks for a weight that the cuts do not have", () => {
  const asked = { display: new Set<number>(), any: new Set<number>() };
  for (const file of TEXTS.filter((name) => name.endsWith(".css") && !/fonts\.css$|styles\/faces\//.test(name))) {
    for (const [, weight, rest = ""] of readFileSync(`${ROOT}${file}`, "utf8").matchAll(/\bfont(?:-weight)?: (\d{3})\b([^;}]*)/g)) {
      asked[rest.includes("--font-display") ? "display" : "any"].add(Number(weight));
    }
  }
  const outside = (weights: ReadonlySet<number>, { min, max }: { readonly min: number; readonly max: number }) =>
    [...weights].filter((weight) => weight < min || weight > max);
  expect(asked.display.size).toBeGreaterThan(0);
  expect(outside(asked.display, weightsOf("teko"))).toEqual([]);
  expect(outside(asked.any, FIGTREE.wght)).toEqual([]);
});
