import { perLine, type Rule } from "../rule.ts";

/** A length in a unit that depends on the font, such as `ch`, with its sign. It must not be part of a name. */
const BY_LETTERS = /(?<![\w.]|[\w-]-)(?:\d*\.)?\d+(?:ch|ex|cap|ic)\b/;

/** A width in `ch` or a similar unit changes when the club's font has loaded, and the content below it moves. */
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
