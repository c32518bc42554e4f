import type { Finding, Rule } from "../rule.ts";

/** Each turbo.json names the folder of the club that `npm test` opens, because turbo cannot compute an input. A test holds them together. */
const NAMED = /^packages\/[\w-]+\/turbo\.json$/;

/**
 * The parts of a source text, in their order of precedence: comments, strings, words. A string ends with its line, so that a quotation mark in
 * a regular expression spoils one line at most.
 */
const PARTS = /\/\/.*|\/\*[^]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[^])*`|[\p{L}_$][\p{L}\p{N}_$-]*/gu;

/**
 * Shared code must not name a club. A difference between clubs is a named capability of the brand contract. A club is named by a word of the
 * code, by a string that is its id, or by the name of its folder or package. A word in a comment or in a longer text names no club, because
 * "Ay Yıldız" is also a provider and "kartal" also a bird.
 */
export function clubIds(clubs: readonly string[]): Rule {
  const ids = clubs.join("|");
  const inText = new RegExp(`^(?:${ids})$|(?:^|/)(?:brands/|apps/|@tribun/brand-|@tribun/app-)(?:${ids})(?:$|/)`);
  const whole = new RegExp(`^(?:${ids})$`);
  const names = (part: string): boolean => {
    if (/^\/[/*]/.test(part)) return false;
    if (/^["'`]/.test(part)) return inText.test(part.slice(1, -1));
    return whole.test(part);
  };
  return {
    name: "club-ids",
    applies: (file) => /^packages\/.*\.(ts|tsx|css|json)$/.test(file) && !NAMED.test(file),
    check: (file, text) => {
      if (clubs.length === 0) return [];
      return [...text.matchAll(PARTS)]
        .filter(([part]) => names(part))
        .map(({ 0: part, index }): Finding => ({
          rule: "club-ids",
          file,
          line: text.slice(0, index).split("\n").length,
          message: `names the club ${part.replaceAll(/["'`]/g, "")}: use a capability of the brand contract`,
        }));
    },
  };
}
