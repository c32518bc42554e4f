import type { Finding, Rule } from "../rule.ts";

/** A problem made with `new`, or with a code that the author knows. The argument may go over several lines. */
const MADE = /\bnew Problem\(|\bProblem\.of\(\s*(?:[^"'`,;{}]*[?:]\s*)?["'`]/g;

/** The operator refuses by the name of a code, so that a reader needs no list of numbers. */
export const namedProblems: Rule = {
  name: "named-problems",
  applies: (file) => file.startsWith("packages/operator/src/") && file.endsWith(".ts"),
  check: (file, text): Finding[] =>
    [...text.matchAll(MADE)].map(({ index }) => ({
      rule: "named-problems",
      file,
      line: text.slice(0, index).split("\n").length,
      message: "refuses by a literal code: use its name from domain's ERROR_NAMES, such as Problem.numberTaken()",
    })),
};
