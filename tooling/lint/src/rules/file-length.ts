import type { Rule } from "../rule.ts";

/** The most lines that a file may have. */
export const LONGEST = 250;
const DATA = /\/(messages|seed|data|snapshot|migrations|legal|fixtures)\//;

/** Limits the length of a file, because short files are easier to read. Data files may have any length. */
export const fileLength: Rule = {
  name: "file-length",
  applies: (file) => /\.(ts|tsx|css)$/.test(file) && !DATA.test(file) && !/\.gen\.|\.d\.ts$/.test(file),
  check: (file, text) => {
    const lines = text.trimEnd().split("\n").length;
    return lines <= LONGEST ? [] : [{ rule: "file-length", file, line: 0, message: `has ${lines} lines, more than ${LONGEST}: split it` }];
  },
};
