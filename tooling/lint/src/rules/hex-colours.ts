import { perLine, type Rule } from "../rule.ts";

const HEX = /(?<![\w&/#-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/i;
/** Links inside a page and references inside an SVG look like colours but are none. */
const REFERENCE = /(?:href|xlinkHref|to)=["'{`]+#|url\(#/;

/** Components must take colours from tokens, so that the club and the theme decide them, and the build checks their contrast. */
export const hexColours: Rule = {
  name: "hex-colours",
  applies: (file) => /^packages\/(ui-kit|forms|checkout-wizard|storefront)\/.*\.(css|tsx)$/.test(file) && !file.endsWith(".test.tsx"),
  check: (file, text) =>
    perLine("hex-colours", file, text, (line) => {
      const found = HEX.exec(line)?.[0];
      if (found === undefined || REFERENCE.test(line)) return undefined;
      return `writes the colour ${found}: use a token, var(--color-…)`;
    }),
};
