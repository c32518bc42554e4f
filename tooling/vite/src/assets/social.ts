import type { Language } from "@tribun/domain";
import type { Brand } from "@tribun/brand-contract";
import { BODY } from "@tribun/ui-kit/shirt";
import { displayOf, lettering } from "./lettering.ts";
import { type KitColors, kitShapes, ribbonShapes } from "./mark.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const HEADLINE_WIDTH = 620;
/** Font sizes of a headline, each with the highest number of lines. */
const SIZES = [
  [132, 2],
  [104, 3],
  [80, 4],
  [62, 5],
] as const;

/** The texts of a page's social card. */
export type SocialCard = {
  readonly headline: string;
  /** One line below the headline. */
  readonly facts: string;
  /** The figure on the shirt: the club's year, or a tariff's gigabytes. */
  readonly figure: string;
};

/** The card of a club's general pages. */
export function clubCard({ slogan, vocabulary }: Brand, language: Language): SocialCard {
  return {
    headline: slogan[language],
    facts: language === "tr" ? "5G, eSIM, Türkiye dakikaları" : "5G, eSIM, Türkei-Minuten",
    figure: vocabulary.year.slice(2),
  };
}

/**
 * The picture that other sites show with a link, 1200 × 630: the card's texts, its figure on the shirt, and the kit along the lower edge.
 */
export function socialSvg(
  { name: brandName, pattern, ...brand }: Pick<Brand, "name" | "pattern" | "look">,
  card: SocialCard,
  colors: KitColors,
): string {
  const { face, heading, figure: heavy } = displayOf(brand);
  const name = lettering(brandName, { family: face, weight: heading, size: 54, fill: colors.onA });
  const { lines, size } = headlineLines(card.headline, (text, size) =>
    lettering(text, { family: face, weight: heading, size, fill: colors.onA }),
  );
  const facts = lettering(card.facts, { family: "text", weight: 500, size: 30, fill: colors.onA });
  const figure = lettering(card.figure, { family: face, weight: heavy, size: card.figure.length > 2 ? 150 : 205, fill: colors.b });
  const at = (x: number, y: number, svg: string) => `<g transform="translate(${x} ${y})">${svg}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.a}"/>` +
    at(MARGIN, 120, name.svg) +
    lines.map((line, i) => at(MARGIN, 160 + size + i * size * 0.9, line)).join("") +
    at(MARGIN, 545, facts.svg) +
    `<g transform="translate(730 84) scale(1.15)"><clipPath id="j"><path d="${BODY}"/></clipPath>` +
    `<g clip-path="url(#j)">${kitShapes(pattern, colors, 400, 420, 18)}<rect x="96" y="84" width="208" height="250" fill="${colors.a}"/></g>` +
    `<path d="${BODY}" fill="none" stroke="${colors.onA}" stroke-opacity=".35" stroke-width="2"/>` +
    `${at(200 - figure.width / 2, card.figure.length > 2 ? 262 : 280, figure.svg)}</g>` +
    at(0, HEIGHT - 28, ribbonShapes(pattern, colors, WIDTH, 28)) +
    "</svg>"
  );
}

/**
 * Sets the headline in the largest size that fits beside the shirt.
 * @throws when it fits in none
 */
function headlineLines(
  headline: string,
  draw: (text: string, size: number) => ReturnType<typeof lettering>,
): { lines: string[]; size: number } {
  // Keep a number and its unit on one line.
  const whole = headline.replaceAll(/(\d) (?=\p{L})/gu, "$1\u00a0");
  for (const [size, most] of SIZES) {
    const set = (text: string) => draw(text, size);
    const lines: string[] = [];
    for (const word of whole.split(" ")) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && set(longer).width <= HEADLINE_WIDTH) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    const fits = lines.length <= most && lines.every((line) => set(line).width <= HEADLINE_WIDTH);
    if (fits) return { lines: lines.map((line) => set(line).svg), size };
  }
  throw new Error(`"${headline}" is too long for the picture beside a link`);
}
