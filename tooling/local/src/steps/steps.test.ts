import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readReport, reportFile, type TestReport, writeReport } from "@tribun/vitest-config/report";
import { expect, test, vi } from "vitest";
import { root } from "../house.ts";
import { countsOf, failureLines, lastLines } from "./counts.ts";
import { notForgiven, remember, usual } from "./history.ts";
import { chosen, EXTRA_STEPS, leftToVerify, STEPS } from "./plan.ts";
import { type Ended, parseSummary } from "./summary.ts";

test("names of steps and tasks are unique, and turbo.json knows what each one depends on", () => {
  const steps = [...STEPS, ...EXTRA_STEPS];
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  const turbo = readFileSync(join(root, "turbo.json"), "utf8");
  for (const { task } of steps) expect(turbo).toMatch(new RegExp(`"(//#)?${task}": `));
});

test("words choose steps, in the plan's order, and an unknown word is named", () => {
  expect(chosen(STEPS, ["lint", "test"]).map((step) => step.id)).toEqual(["test", "lint"]);
  expect(chosen(STEPS, [])).toBe(STEPS);
  expect(() => chosen(STEPS, ["linting"])).toThrow("linting");
});

test("what is left to verify is one line that names the clubs which were not opened", () => {
  expect(leftToVerify(["aslan", "kartal"])).toMatch(/^Left to npm run verify: aslan, kartal; every language.*\.$/);
  expect(leftToVerify([])).toMatch(/^Left to npm run verify: every language/);
});

test("a report is counted, and neither what never ran nor what an earlier run left is one", () => {
  const folder = mkdtempSync(join(tmpdir(), "tribun-report-"));
  const file = reportFile(folder, "check:unit");
  expect(readReport(file)).toBeUndefined();
  const report: TestReport = { passed: 5, failures: [{ title: "a › b", message: "no" }], secondTries: ["c › d"] };
  vi.stubEnv("npm_lifecycle_event", "check:unit");
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  writeReport(report);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  expect(readReport(file)).toEqual(report);
  expect(readReport(file, Number.MAX_SAFE_INTEGER)).toBeUndefined();
  expect(countsOf(report)).toEqual({ passed: 5, failed: 1 });
  writeFileSync(file, "{}");
  expect(readReport(file)).toBeUndefined();
});

test("turbo's account of a run says what ran, what was kept, and what never ran", () => {
  const ended = parseSummary({
    tasks: [
      {
        package: "//",
        task: "check:lint",
        directory: "",
        command: "oxlint",
        cache: { status: "MISS" },
        execution: { startTime: 1000, endTime: 3500, exitCode: 0 },
      },
      {
        package: "@tribun/domain",
        task: "test",
        directory: "packages/domain",
        command: "vitest",
        cache: { status: "HIT", timeSaved: 4000 },
        execution: { startTime: 1, endTime: 2, exitCode: 0 },
      },
      { package: "@tribun/app-a", task: "journeys", directory: "apps/a", command: "playwright", cache: { status: "MISS" } },
      { package: "@tribun/app-a", task: "test", directory: "apps/a", command: "<NONEXISTENT>", cache: { status: "MISS" } },
    ],
  });
  expect(ended.map(({ seconds, kept, exitCode }) => [seconds, kept, exitCode])).toEqual([
    [2.5, false, 0],
    [4, true, 0],
    [0, false, undefined],
  ]);
});

test("the history tells the usual time of a task from its runs alone", () => {
  const file = join(mkdtempSync(join(tmpdir(), "tribun-history-")), "deeper/history.jsonl");
  const lint = (seconds: number, kept = false): Ended => ({
    where: "//",
    task: "check:lint",
    folder: "",
    log: "",
    exitCode: 0,
    seconds,
    kept,
  });
  expect(usual(file)(lint(0))).toBeUndefined();
  for (const seconds of [10, 30, 20]) remember(file, new Date(0), [lint(seconds)], []);
  remember(file, new Date(0), [lint(99, true)], []);
  appendFileSync(file, "half a li\n");
  expect(usual(file)(lint(0))).toBe(20);
});

test("a second try is forgiven once in a week, and never to many at once", () => {
  const file = join(mkdtempSync(join(tmpdir(), "tribun-history-")), "history.jsonl");
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  expect(notForgiven(file, day(1), ["a", "b"])).toEqual([]);
  remember(file, day(1), [], ["a", "b"]);
  expect(notForgiven(file, day(7), ["a", "c"])).toEqual(["a"]);
  expect(notForgiven(file, day(8), ["a", "c"])).toEqual([]);
  expect(notForgiven(file, day(8), ["c", "d", "e", "f"])).toHaveLength(4);
});

test("a failed test is said in a few plain lines", () => {
  const message = `\u001B[31mexpected 1\u001B[39m\n${"more\n".repeat(40)}`;
  const lines = failureLines({ title: "a.test.ts › adds", message }).split("\n");
  expect(lines.slice(0, 2)).toEqual(["a.test.ts › adds", "    expected 1"]);
  expect(lines).toHaveLength(21);
});

test("a task that failed outside its tests is quoted from the end", () => {
  const file = join(mkdtempSync(join(tmpdir(), "tribun-log-")), "turbo-test.log");
  expect(lastLines(file)).toBe("    nothing");
  writeFileSync(file, `${"a test passed\n".repeat(99)}\u001B[31mdeclared, but answered to no request\u001B[39m\n`);
  expect(lastLines(file).split("\n")).toHaveLength(25);
  expect(lastLines(file)).toMatch(/ {4}declared, but answered to no request$/);
});
