/** Numbers of tests. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export const NONE: Counts = { passed: 0, failed: 0 };

export const add = (a: Counts, b: Counts): Counts => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

const numberIn = (value: unknown, key: string): number => {
  if (typeof value !== "object" || value === null) return 0;
  const found: unknown = Reflect.get(value, key);
  return typeof found === "number" ? found : 0;
};

/** Reads vitest's JSON report. A file that could not be loaded holds no tests and still counts as one failure. */
export function vitestCounts(report: unknown): Counts {
  const failed = numberIn(report, "numFailedTests");
  const suites = numberIn(report, "numFailedTestSuites");
  return { passed: numberIn(report, "numPassedTests"), failed: failed === 0 && suites > 0 ? suites : failed };
}

/** Reads Playwright's JSON report. A test that passed on a second try is flaky: it passed, and the run says so elsewhere. */
export function playwrightCounts(report: unknown): Counts {
  const stats: unknown = typeof report === "object" && report !== null ? Reflect.get(report, "stats") : undefined;
  return { passed: numberIn(stats, "expected") + numberIn(stats, "flaky"), failed: numberIn(stats, "unexpected") };
}
