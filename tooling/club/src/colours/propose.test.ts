import { readClubs } from "@tribun/brand-contract/folder";
import { PAIRS, parseTokens } from "@tribun/vite-club/tokens";
import fc from "fast-check";
import { expect, test } from "vitest";
import { channelsOf, distance, hexOf, oklchOf } from "./oklch.ts";
import { failingPairs, proposeColours } from "./propose.ts";
import { wordsOf } from "./words.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const clubs = (await readClubs()).map(({ brand, tokens }) => {
  const { club } = parseTokens(brand.id, tokens);
  const hexIn = ({ $value }: typeof club.a) => (typeof $value === "string" ? "" : $value.hex);
  return [brand.id, { a: hexIn(club.a), b: hexIn(club.b) }] as const;
});

test("a colour comes back from its lightness, chroma and hue", () => {
  fc.assert(
    fc.property(hex, (colour) => {
      const back = channelsOf(hexOf(oklchOf(colour)));
      for (const [index, channel] of channelsOf(colour).entries()) expect(Math.abs((back[index] ?? 0) - channel)).toBeLessThan(0.01);
    }),
  );
});

test("a colour that no screen shows loses chroma alone", () => {
  const wild = { l: 0.7, c: 0.4, h: 2 };
  const shown = oklchOf(hexOf(wild));
  expect(shown.l).toBeCloseTo(wild.l, 1);
  expect(shown.h).toBeCloseTo(wild.h, 1);
  expect(shown.c).toBeLessThan(wild.c);
});

test.each(clubs)("the colours of %s pass and stay as they are", (_, kit) => {
  expect(proposeColours(kit)).toEqual({ ...kit, exchanged: false, failed: [] });
});

test("whatever is wanted, what is proposed passes in both themes, and what passes stays", () => {
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      const proposal = proposeColours({ a, b });
      expect(failingPairs(proposal)).toEqual([]);
      if (proposal.failed.length === 0) expect(proposal).toMatchObject({ a, b });
      expect(proposeColours(proposal)).toMatchObject({ a: proposal.a, b: proposal.b, failed: [] });
    }),
    { numRuns: 15 },
  );
});

test("no lightness between the wanted colour and the proposed one passes", () => {
  const wanted = { a: "#ff69b4", b: "#ffffff" };
  const proposal = proposeColours(wanted);
  expect(proposal.failed.map(({ theme, text, background }) => `${theme}: ${text} on ${background}`)).toContain("light: action on paper");
  expect(proposal.b).toBe(wanted.b);
  const [from, to] = [oklchOf(wanted.a), oklchOf(proposal.a)];
  expect(to.h).toBeCloseTo(from.h, 1);
  for (let l = to.l + 0.01; l < from.l; l += 0.01) expect(failingPairs({ a: hexOf({ ...from, l }), b: wanted.b })).not.toEqual([]);
  expect(distance(wanted.a, proposal.a)).toBeLessThan(0.25);
});

test("colours that only stand in the wrong order are exchanged and stay as they are", () => {
  expect(proposeColours({ a: "#ffe500", b: "#0b1e4f" })).toMatchObject({ a: "#0b1e4f", b: "#ffe500", exchanged: true });
  expect(proposeColours({ a: "#808080", b: "#808080" }).exchanged).toBe(false);
});

test("the fault of a pair is told in a designer's words", () => {
  const [first] = proposeColours({ a: "#ff69b4", b: "#ffffff" }).failed;
  if (!first) throw new Error("the colours pass");
  expect(wordsOf(first)).toBe("in the light theme: links and buttons (the first colour) on the page, contrast 2.4:1 of 4.5:1");
  for (const [text, background] of PAIRS) expect(wordsOf({ ...first, text, background })).not.toMatch(/(?:club|on|board|ink|line)-|-bg/);
});
