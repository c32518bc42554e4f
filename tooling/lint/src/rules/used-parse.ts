import { perLine, type Rule } from "../rule.ts";

const BARE = /^\s*(?:await )?v\.\w+\(/;

/**
 * The result of a valibot call must be used. A club's build removes calls of `v` whose result is unused (`club-app.ts`), so a bare
 * `v.parse(…)` would silently disappear. Use the result of `v.safeParse` instead.
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
