import { type Finding, perLine, type Rule } from "../rule.ts";

const TESTS = /\.(test|spec|stories|built)\.tsx?$|\/testing\/|^tooling\/(e2e|storybook|vite\/src\/(hydration|page-checks))\/.*\.tsx?$/;
/** The tests' clock itself, which stands between them and the machine's, and the tests of this rule. */
const CLOCK = /^tooling\/(vitest\/src\/clock|lint)\//;
const NOW = /\bDate\.now\b|\bnew Date\b(?!\s*[(<])|\bnew Date\(\s*\)|(?<![.\w])Date\(\s*\)|\bTemporal\.Now\b|\btimeOrigin\b/;

/**
 * What a test expects must not follow the machine's calendar: samples have their own day. Files of tests, stories and what helps
 * them take now from the tests' clock, the operator's tests from the one they move.
 */
export const realClock: Rule = {
  name: "real-clock",
  applies: (file) => TESTS.test(file) && /\.tsx?$/.test(file) && !CLOCK.test(file),
  check: (file, text) =>
    perLine("real-clock", file, text, (line) => {
      const found = NOW.exec(line)?.[0];
      if (found === undefined) return undefined;
      return `asks for the time with ${found.trim()}: use testNow() or inSeconds() of @tribun/vitest-config/clock, the operator's clock, or performance.now() for a wait`;
    }),
};

/** Parts of a `Date` in the machine's zone, and a moment that is read in it for want of one of its own. */
const LOCAL =
  /\.(?:get|set)(?:Date|Day|Month|FullYear|Year|Hours|Minutes|Seconds|Milliseconds|TimezoneOffset)\(|\.toLocale(?:Date|Time)?String\(|\bnew Date\([^()"'`]*,|T\d\d:\d\d(?::\d\d(?:\.\d+)?)?["'`]/;
/** There moments are told by the clock of a zone that was just chosen; and here the rule's tests. */
const OWN_ZONE = /^tooling\/(local\/src\/moments|lint)\//;
const FORMAT = /\bIntl\.DateTimeFormat\([^;]*/g;

/** Days are Germany's, wherever a fan or a server stands (spec, dates): nothing may be read in the machine's zone. */
export const machineZone: Rule = {
  name: "machine-zone",
  applies: (file) => /^(packages|brands|apps|tooling)\/.*\.tsx?$/.test(file) && !OWN_ZONE.test(file),
  check: (file, text) => {
    const parts = perLine("machine-zone", file, text, (line) => {
      const found = LOCAL.exec(line)?.[0];
      return found === undefined ? undefined : `reads "${found}" in the machine's zone: use germanDay(), UTC, or a moment with its zone`;
    });
    const formats = [...text.matchAll(FORMAT)]
      .filter(([call]) => !call.includes("timeZone"))
      .map(({ index }): Finding => ({
        rule: "machine-zone",
        file,
        line: text.slice(0, index).split("\n").length,
        message: "formats a date without a timeZone",
      }));
    return [...parts, ...formats];
  },
};
