import { perLine, type Rule } from "../rule.ts";

const BARE = /^\s*(?:await )?v\.\w+\(/;

/**
 * What valibot makes or finds must be used: a club's build leaves out each call of `v` that nobody reads (`club-app.ts`), and with a bare
 * `v.parse(…)` the check would be gone, without a word. `v.safeParse` tells what it found.
 */
export const usedParse: Rule = {
  name: "used-parse",
  applies: (file) => /^packages\/(?!operator\/).*(?<!\.test)\.tsx?$/.test(file),
  check: (file, text) =>
    perLine("used-parse", file, text, (line) => {
      const isStatement = BARE.test(line) && line.trimEnd().endsWith(";");
      return isStatement ? "calls valibot and reads nothing of it: the build leaves the call out" : undefined;
    }),
};
