import { perLine, type Rule } from "../rule.ts";

/** A length by the letters that happen to be there, with its sign; no part of a name. */
const BY_LETTERS = /(?<![\w.]|[\w-]-)(?:\d*\.)?\d+(?:ch|ex|cap|ic)\b/;

/** A width by the figure nought or a letter is another one once the club's letters have come, and what stands below it moves. */
export const letterWidths: Rule = {
  name: "letter-widths",
  applies: (file) => /^(?:packages|brands)\/.*\.css$/.test(file),
  check: (file, text) =>
    perLine("letter-widths", file, text, (line) => {
      const found = BY_LETTERS.exec(line)?.[0];
      return found === undefined
        ? undefined
        : `measures by letters, ${found}: use em, in which a nought of Figtree is 0.64 wide and one of Teko 0.5`;
    }),
};
