import { perLine, type Rule } from "../rule.ts";

/** Where a club may be named: the operator's seed is made from the brands, and turbo is told which of them the stories stand in. */
const NAMED = /^packages\/(operator\/(package\.json$|src\/(db\/)?(seed|migrations)\/)|[^/]+\/turbo\.json$)/;

/** A difference between clubs is a named capability of the brand contract, never a club's name in shared code. */
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
