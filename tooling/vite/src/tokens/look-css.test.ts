import { DEFAULT_LOOK, DISPLAY_FACE_NAMES, DISPLAY_FACES, type Look, SHAPES } from "@tribun/brand-contract";
import { expect, test } from "vitest";
import { fallbackCss, LINE } from "../assets/faces.ts";
import { tokensToCss } from "./css.ts";
import { measurePairs } from "./pairs.ts";
import { parseTokens } from "./schema.ts";

const srgb = (hex: string) => ({
  $value: { colorSpace: "srgb", components: [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255), hex },
});
const px = (value: number) => ({ $value: { value, unit: "px" } });
const tokensOf = (a: string, onA: string, b: string, onB: string) => ({
  club: { $type: "color", a: srgb(a), "on-a": srgb(onA), b: srgb(b), "on-b": srgb(onB) },
  radius: { $type: "dimension", s: px(6), m: px(12), l: px(20) },
});
const navy = tokensOf("#0b1e4f", "#ffffff", "#ffe500", "#0b1e4f");
const cssOf = (look: Look = {}) => tokensToCss({ id: "muster", look }, navy);

test("a club that declares no look has the same style as one that declares the usual one", () => {
  expect(tokensToCss({ id: "muster" }, navy)).toBe(cssOf(DEFAULT_LOOK));
  expect(cssOf()).not.toMatch(/--font-display|--weight-|corner-shape|\.arrive|\.numeral|h1/);
});

test.each(DISPLAY_FACE_NAMES)("%s names its own family, and its stand-in has lines of the same height", (face) => {
  const display = { ...DEFAULT_LOOK.display, face, weight: DISPLAY_FACES[face].weights[0] };
  const rule = fallbackCss(display);
  const value = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]) / 100;
  expect(rule).toContain(`"${DISPLAY_FACES[face].family} Fallback"`);
  expect(value("ascent-override") * value("size-adjust")).toBeCloseTo(LINE.ascent, 2);
  expect(value("descent-override") * value("size-adjust")).toBeCloseTo(LINE.descent, 2);
  expect(rule).toMatch(/local\("Arial-BoldMT"\).*local\("Arimo Bold"\).*local\("Roboto-Bold"\)/);
  if (face !== "teko") expect(cssOf({ display })).toContain(`--font-display: "${DISPLAY_FACES[face].family}", `);
});

test("capitals leave room for the marks above them, and figures are a step heavier than headings", () => {
  const css = cssOf({ display: { face: "rokkitt", weight: 700, case: "capitals", width: "tight" } });
  expect(css).toMatch(/text-transform: uppercase[\s\S]*h1 \{\s*line-height: 0\.95/);
  expect(css).toMatch(/--weight-display: 700;\s*--weight-numeral: 800;/);
  expect(css).toContain("letter-spacing: -0.02em");
});

test("the paper has the tone of the look, unless the club's tokens say otherwise", () => {
  expect(cssOf({ paper: "newsprint" })).toContain("--color-paper: #efe7d6;");
  const own = { ...navy, light: { $type: "color", paper: srgb("#fefefe") } };
  expect(tokensToCss({ id: "muster", look: { paper: "newsprint" } }, own)).toContain("--color-paper: #fefefe;");
});

test("each shape, motion and kind of figures has its own style, and movement obeys the system", () => {
  expect(new Set(SHAPES.map((shape) => cssOf({ shape }))).size).toBe(SHAPES.length);
  expect(cssOf({ motion: "stamp" })).toMatch(/prefers-reduced-motion: no-preference\) \{\s*:root:not\(\[data-scripted="true"\]\) \.arrive/);
  expect(cssOf({ motion: "slide" })).not.toBe(cssOf({ motion: "flare" }));
  expect(cssOf({ numerals: "outlined" })).not.toBe(cssOf({ numerals: "sewn" }));
});

test.each([
  ["navy and yellow", navy],
  ["black and white", tokensOf("#0d0d0f", "#ffffff", "#ffffff", "#0d0d0f")],
  ["two mid tones", tokensOf("#6d1030", "#ffffff", "#55b7e8", "#260612")],
  ["a light first colour", tokensOf("#ffd000", "#111111", "#7a0019", "#ffffff")],
])("on every ground each pair of colours can be read: %s", (_, tokens) => {
  const grounds = measurePairs(parseTokens("muster", tokens)).filter(({ theme }) => theme !== "light" && theme !== "dark");
  expect(grounds.length).toBeGreaterThan(100);
  expect(grounds.filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
});
