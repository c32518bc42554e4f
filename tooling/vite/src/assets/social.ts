import type { Language } from "@tribun/domain";
import type { Brand } from "@tribun/storefront/brand";
import { lettering } from "./lettering.ts";
import { type KitColors, kitShapes, ribbonShapes } from "./mark.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const JERSEY =
  "M128 22 C150 44 250 44 272 22 L344 52 Q372 66 384 104 L400 176 L330 196 L322 150 L322 420 L78 420 L78 150 L70 196 L0 176 L16 104 Q28 66 56 52 Z";
const SLOGAN_WIDTH = 620;

/** The picture that others show beside a link: slogan, shirt with the club's year, and the kit along the lower edge. */
export function socialSvg(brand: Brand, language: Language, colors: KitColors): string {
  const name = lettering(brand.name, { family: "display", weight: 600, size: 54, fill: colors.onA });
  const lines = sloganLines(brand.slogan[language], colors.onA);
  const facts = lettering(language === "tr" ? "5G, eSIM, Türkiye dakikaları" : "5G, eSIM, Türkei-Minuten", {
    family: "text",
    weight: 500,
    size: 30,
    fill: colors.onA,
  });
  const year = lettering(brand.vocabulary.year.slice(2), { family: "display", weight: 700, size: 205, fill: colors.b });
  const at = (x: number, y: number, svg: string) => `<g transform="translate(${x} ${y})">${svg}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.a}"/>` +
    at(MARGIN, 120, name.svg) +
    lines.map((line, i) => at(MARGIN, 290 + i * 118, line)).join("") +
    at(MARGIN, 530, facts.svg) +
    `<g transform="translate(730 84) scale(1.15)"><clipPath id="j"><path d="${JERSEY}"/></clipPath>` +
    `<g clip-path="url(#j)">${kitShapes(brand.pattern, colors, 400, 420, 18)}<rect x="96" y="84" width="208" height="250" fill="${colors.a}"/></g>` +
    `<path d="${JERSEY}" fill="none" stroke="${colors.onA}" stroke-opacity=".35" stroke-width="2"/>` +
    `${at(200 - year.width / 2, 280, year.svg)}</g>` +
    at(0, HEIGHT - 28, ribbonShapes(brand.pattern, colors, WIDTH, 28)) +
    "</svg>"
  );
}

/** Breaks the slogan where it fits, at most into two lines. */
function sloganLines(slogan: string, fill: string): string[] {
  const set = (text: string) => lettering(text, { family: "display", weight: 600, size: 132, fill });
  const words = slogan.split(" ");
  let first = words[0] ?? "";
  let used = 1;
  while (used < words.length && set(`${first} ${words[used]}`).width <= SLOGAN_WIDTH) first += ` ${words[used++]}`;
  return [first, words.slice(used).join(" ")].filter(Boolean).map((line) => set(line).svg);
}
