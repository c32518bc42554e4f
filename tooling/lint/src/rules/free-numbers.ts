import { perLine, type Rule } from "../rule.ts";

/** Permitted characters between two digits: spaces, also non-breaking ones, and separators. */
const BETWEEN = String.raw`(?:[\s/~-]|\\u00a0|&nbsp;)*`;

/** The free numbers that a brand's configuration declares, as written there. */
export const freeNumbersIn = (brand: string): string[] => [...brand.matchAll(/\bfreeNumber:\s*"([^"]+)"/g)].map((match) => match[1] ?? "");

/**
 * Code must not spell out a club's free number, because each brand has its own and clubs may separate. Tests use a number of their own,
 * because a number that happens to be right proves nothing. Recorded answers (JSON) are what the operator answered and stay.
 */
export function freeNumbers(numbers: readonly string[]): Rule {
  // In international format +49 replaces the leading zero.
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
