import { perLine, type Rule } from "../rule.ts";

/**
 * Files that may name a club: the operator's seed and its list of clubs, which are built from the brands, and each turbo.json, which lists
 * the club folders of a check.
 */
const NAMED = /^packages\/(operator\/(package\.json$|src\/(seed|db\/migrations|base\/clubs)\/)|[\w-]+\/turbo\.json$)/;

/** Shared code must not name a club. A difference between clubs is a named capability of the brand contract. */
export function clubIds(clubs: readonly string[]): Rule {
  const pattern = new RegExp(`\\b(${clubs.join("|")})\\b`);
  return {
    name: "club-ids",
    applies: (file) => /^packages\/.*\.(ts|tsx|css|json)$/.test(file) && !NAMED.test(file),
    check: (file, text) =>
      perLine("club-ids", file, text, (line) => {
        const found = pattern.exec(line)?.[1];
        return found === undefined ? undefined : `names the club "${found}": use a capability of the brand contract`;
      }),
  };
}
