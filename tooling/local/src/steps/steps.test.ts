import { expect, test } from "vitest";
import { playwrightCounts, vitestCounts } from "./counts.ts";
import { chosen, EXTRA_STEPS, STEPS } from "./plan.ts";

test("names of steps are unique and what a step needs comes before it", () => {
  const ids = [...STEPS, ...EXTRA_STEPS].map((step) => step.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [index, step] of STEPS.entries()) {
    for (const need of step.needs ?? []) expect(ids.indexOf(need)).toBeLessThan(index);
  }
});

test("words choose steps, in the plan's order, and an unknown word is named", () => {
  expect(chosen(STEPS, ["unit", "lint"]).map((step) => step.id)).toEqual(["lint", "unit"]);
  expect(chosen(STEPS, [])).toBe(STEPS);
  expect(() => chosen(STEPS, ["linting"])).toThrow("linting");
});

test("vitest's report is counted, and a file that did not load is a failure", () => {
  expect(vitestCounts({ numPassedTests: 5, numFailedTests: 2, numFailedTestSuites: 1 })).toEqual({ passed: 5, failed: 2 });
  expect(vitestCounts({ numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 1 })).toEqual({ passed: 5, failed: 1 });
  expect(vitestCounts("nonsense")).toEqual({ passed: 0, failed: 0 });
});

test("Playwright's report is counted, a flaky test as passed", () => {
  expect(playwrightCounts({ stats: { expected: 7, flaky: 1, unexpected: 2, skipped: 3 } })).toEqual({ passed: 8, failed: 2 });
  expect(playwrightCounts(null)).toEqual({ passed: 0, failed: 0 });
});
