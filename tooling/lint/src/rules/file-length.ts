import type { Rule } from "../rule.ts";

/** Lines a file may have. */
export const LONGEST = 250;
const DATA = /\/(messages|seed|data|snapshot|migrations|legal|fixtures)\//;

/** Small files are read; long ones are scrolled. Data may be as long as it is. */
export const fileLength: Rule = {
  name: "file-length",
  applies: (file) => /\.(ts|tsx|css)$/.test(file) && !DATA.test(file) && !/\.gen\.|\.d\.ts$/.test(file),
  check: (file, text) => {
    const lines = text.trimEnd().split("\n").length;
    return lines <= LONGEST ? [] : [{ rule: "file-length", file, line: 0, message: `has ${lines} lines, more than ${LONGEST}: split it` }];
  },
};
