import { LANGUAGES, type Language } from "@tribun/domain";
import type { Brand } from "@tribun/brand-contract";
import { frontPageShirt } from "@tribun/storefront/brand";
import { BODY, CLOTH, COLLAR, CUFFS, SHADE, SPINE } from "@tribun/ui-kit/shirt";
import { displayOf, lettering } from "./lettering.ts";
import { type KitColors, kitColors } from "./mark.ts";

const NAME: Record<Language, string> = { de: "DEIN NAME", tr: "SENİN ADIN" };
/** Width of a name's line on the shirt, in SVG units. */
const NAME_WIDTH = 196;
const MIDDLE = 200;

/**
 * Pictures of the shirt on the front page, by file name: the component `Jersey` with a placeholder name. As files they do not enlarge the
 * document on a phone.
 */
export function shirtsOf(brand: Brand, tokens: unknown): ReadonlyMap<string, () => string> {
  const colors = kitColors(brand, tokens);
  return new Map(
    LANGUAGES.map((language) => [frontPageShirt(brand, language).slice(1), () => shirtSvg(brand, NAME[language], colors)] as const),
  );
}

/** The back of a shirt in the club's kit, with a name and the last two digits of the club's year. */
export function shirtSvg(
  { pattern, vocabulary, ...brand }: Pick<Brand, "pattern" | "look"> & { readonly vocabulary: Pick<Brand["vocabulary"], "year"> },
  name: string,
  { a, onA, b }: KitColors,
): string {
  const { face, heading, figure } = displayOf(brand);
  const letters = lettering(name, { family: face, weight: heading, size: 46, fill: onA });
  const figures = lettering(vocabulary.year.slice(2), {
    family: face,
    weight: figure,
    size: 216,
    fill: b,
    edge: { color: onA, width: 6 },
  });
  const { x, y, width, height, rx } = SPINE;
  const squeeze = Number((NAME_WIDTH / letters.width).toFixed(3));
  const line = (d: string, color: string, broad: number) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${broad}" stroke-linecap="round"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 0 402 421"><clipPath id="s"><path d="${BODY}"/></clipPath><g clip-path="url(#s)">` +
    `<path fill="${a}" d="M0 0h400v420H0z"/><path fill="${b}" d="${CLOTH[pattern]}"/>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${a}"/>` +
    `<path fill="${b}" d="${CUFFS}"/><path fill-opacity=".12" d="${SHADE}"/></g>` +
    `<g stroke-opacity=".36">${line(BODY, onA, 2)}${line(COLLAR.back, onA, 12)}</g>${line(COLLAR.back, b, 9)}` +
    `<g transform="translate(${MIDDLE - NAME_WIDTH / 2} 138) scale(${squeeze} 1)">${letters.svg}</g>` +
    `<g transform="translate(${Number((MIDDLE - figures.width / 2).toFixed(1))} 318)">${figures.svg}</g></svg>`
  );
}
