import { perLine, type Rule } from "../rule.ts";

/** What may stand between two digits: nothing, a space that breaks or not, a stroke. */
const BETWEEN = String.raw`(?:[\s/~-]|\\u00a0|&nbsp;)*`;

/** The free numbers that a brand's configuration declares, as it writes them. */
export const freeNumbersIn = (brand: string): string[] => [...brand.matchAll(/\bfreeNumber:\s*"([^"]+)"/g)].map((match) => match[1] ?? "");

/**
 * The number that costs nothing is the brand's, and the clubs may part: code that writes it out would send the fans of one club to another.
 * Tests bring a number of their own, as one that happens to be right proves nothing. Recorded answers (JSON) are what a club really said.
 */
export function freeNumbers(numbers: readonly string[]): Rule {
  // From abroad the zero in front is +49.
  const spelled = numbers.map((number) => number.replace(/\D/g, "").replace(/^0/, "").split("").join(BETWEEN));
  const pattern = spelled.length > 0 ? new RegExp(`(?<!\\d)(?:0|(?:00)?49${BETWEEN})(?:${spelled.join("|")})(?!\\d)`) : undefined;
  return {
    name: "free-numbers",
    applies: (file) => !file.startsWith("brands/") && /\.(ts|tsx|css)$/.test(file),
    check: (file, text) =>
      perLine("free-numbers", file, text, (line) =>
        pattern?.test(line) ? "writes out a club's free number: take it from the brand, hotline.freeNumber" : undefined,
      ),
  };
}
