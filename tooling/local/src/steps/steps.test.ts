import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readReport, REPORT_VARIABLE, writeReport, type TestReport } from "@tribun/vitest-config/report";
import { expect, test, vi } from "vitest";
import { countsOf, failureLines } from "./counts.ts";
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

test("a report is counted, and what never ran is no report", () => {
  const file = join(mkdtempSync(join(tmpdir(), "tribun-report-")), "unit.json");
  expect(readReport(file)).toBeUndefined();
  writeFileSync(file, "{}");
  expect(readReport(file)).toBeUndefined();
  const report: TestReport = { passed: 5, failures: [{ title: "a › b", message: "no" }] };
  vi.stubEnv(REPORT_VARIABLE, file);
  writeReport(report);
  vi.unstubAllEnvs();
  expect(readReport(file)).toEqual(report);
  expect(countsOf(report)).toEqual({ passed: 5, failed: 1 });
});

test("a failed test is said in a few plain lines", () => {
  const message = `\u001B[31mexpected 1\u001B[39m\n${"more\n".repeat(20)}`;
  const lines = failureLines({ title: "a.test.ts › adds", message }).split("\n");
  expect(lines.slice(0, 2)).toEqual(["a.test.ts › adds", "    expected 1"]);
  expect(lines).toHaveLength(9);
});
