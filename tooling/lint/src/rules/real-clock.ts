import { type Finding, perLine, type Rule } from "../rule.ts";

const TESTS = /\.(test|spec|stories|built)\.tsx?$|\/testing\/|^tooling\/(e2e|storybook|vite\/src\/(hydration|page-checks))\/.*\.tsx?$/;
/** The implementation of the tests' clock, and the tests of this rule. */
const CLOCK = /^tooling\/(vitest\/src\/clock|lint)\//;
const NOW = /\bDate\.now\b|\bnew Date\b(?!\s*[(<])|\bnew Date\(\s*\)|(?<![.\w])Date\(\s*\)|\bTemporal\.Now\b|\btimeOrigin\b/;

/**
 * A test must not depend on the machine's date, because samples have a fixed day. Tests, stories and their helpers take the time from the
 * tests' clock, and the operator's tests from the clock that they move.
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

/** Parts of a `Date` in the machine's zone, and date texts without a zone, which are read in it. */
const LOCAL =
  /\.(?:get|set)(?:Date|Day|Month|FullYear|Year|Hours|Minutes|Seconds|Milliseconds|TimezoneOffset)\(|\.toLocale(?:Date|Time)?String\(|\bnew Date\([^()"'`]*,|T\d\d:\d\d(?::\d\d(?:\.\d+)?)?["'`]/;
/** Code that works with a chosen zone on purpose, and the tests of this rule. */
const OWN_ZONE = /^tooling\/(local\/src\/moments|lint)\//;
const FORMAT = /\bIntl\.DateTimeFormat\([^;]*/g;

/** Code must not read a date in the machine's zone. Days are days in Germany, wherever the fan or the server is (spec, dates). */
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
