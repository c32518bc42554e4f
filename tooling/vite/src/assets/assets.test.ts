import { KIT_PATTERNS } from "@tribun/brand-contract";
import { expect, test } from "vitest";
import { ico } from "./ico.ts";
import { lettering } from "./lettering.ts";
import { kitShapes, markSvg, ribbonShapes } from "./mark.ts";
import { shirtSvg } from "./shirt.ts";
import { socialSvg } from "./social.ts";

const colors = { a: "#0b1e4f", onA: "#ffffff", b: "#ffe500" };

test("every letter of both languages is drawn", () => {
  const { svg, width } = lettering("Fırtına ğşİöüçäß", { family: "teko", weight: 600, size: 40, fill: "#fff" });
  expect(svg.match(/<path/g)).toHaveLength("Fırtınağşİöüçäß".length);
  expect(width).toBeGreaterThan(100);
});

test("a letter that no subset has is an error, not a gap", () => {
  expect(() => lettering("漢", { family: "text", weight: 500, size: 20, fill: "#fff" })).toThrow("漢");
});

test("each pattern is drawn in the club's own colours, and differs from the others", () => {
  const drawn = KIT_PATTERNS.map((pattern) => kitShapes(pattern, colors, 60, 60));
  expect(new Set(drawn).size).toBe(KIT_PATTERNS.length);
  const ribbons = KIT_PATTERNS.map((pattern) => ribbonShapes(pattern, colors, 600, 28));
  expect(new Set(ribbons).size).toBe(KIT_PATTERNS.length);
  for (const svg of [...drawn, ...ribbons, markSvg("stripes", colors)]) {
    expect(svg.match(/#[\da-f]{6}/g)?.every((hex) => Object.values(colors).includes(hex))).toBe(true);
  }
});

test("an icon file points at each of its pictures", () => {
  const png = new Uint8Array([137, 80, 78, 71]);
  const file = Buffer.from(ico([16, 32].map((side) => ({ side, png }))));
  expect([file.readUInt16LE(4), file.readUInt8(6), file.readUInt8(22)]).toEqual([2, 16, 32]);
  expect(file.subarray(file.readUInt32LE(18), file.readUInt32LE(18) + 4)).toEqual(Buffer.from(png));
});

test("a headline shrinks until it fits beside the shirt, and one that never does is an error", () => {
  const club = { name: "Muster Mobil", pattern: "hoops" } as const;
  const rows = (headline: string) =>
    new Set([...socialSvg(club, { headline, facts: "", figure: "25" }, colors).matchAll(/translate\(80 ([\d.]+)\)/g)].map(([, y]) => y))
      .size;
  expect([rows("Tribün S"), rows("Derbyherbst: 2 GB mehr, jeden Monat")]).toEqual([3, 5]);
  expect(() => rows("Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz")).toThrow("too long");
});

test("the front page's shirt is drawn in the club's kit and colours, each letter in its place", () => {
  const shirt = (pattern: "stripes" | "halves" | "hoops" | "sash") =>
    shirtSvg({ pattern, vocabulary: { year: "1907" } }, "SENİN ADIN", colors);
  const stripes = shirt("stripes");
  expect(stripes.match(/#[\da-f]{6}/g)?.every((hex) => Object.values(colors).includes(hex))).toBe(true);
  expect(stripes.match(/<path transform/g)).toHaveLength("SENİNADIN07".length);
  // A name of any length is stretched to the width of its line. The figure is not.
  expect(stripes).toMatch(/translate\(102 138\) scale\([\d.]+ 1\)/);
  expect(new Set([stripes, shirt("halves"), shirt("hoops"), shirt("sash")]).size).toBe(4);
});
