import { expect, test } from "vitest";
import { readChange, readTrace } from "./trace.ts";

const at = (name: string, ts: number, dur: number | undefined, tid = 7) => ({ name, pid: 1, tid, ts, ...(dur !== undefined && { dur }) });
const MARK = at("bench.begin", 0, undefined);

test("of the page's own threads every task that takes a phone over 50 ms is told with what it did, and of no other thread", () => {
  const events = [
    MARK,
    at("RunTask", 10, 12_500),
    at("RunTask", 100_000, 15_250),
    at("FunctionCall", 100_100, 14_500),
    at("Layout", 114_700, 500),
    at("RunTask", 100_000, 900_000, 8),
    // Other programs used the processor for most of this task.
    { ...at("RunTask", 300_000, 90_000), tdur: 5000 },
    // Another document may have a thread of its own.
    { ...MARK, tid: 9 },
    at("RunTask", 500_000, 13_000, 9),
    at("Layout", 500_100, 9000),
  ];
  const tasks = [
    { ms: 61, within: ["FunctionCall 58", "Layout 2"] },
    { ms: 52, within: [] },
  ];
  expect(readTrace(events)).toEqual({ tasks, longest: 61, count: 4 });
});

test("a trace without the page's mark proves nothing", () => {
  expect(() => readTrace([at("RunTask", 0, 60_000)])).toThrow("knows nothing of the page");
});

test("from a tap to the paint after it work counts as on a phone, and what was waited for as it was", () => {
  const events = [
    MARK,
    // Half of the task ran before the tap.
    { ...at("RunTask", 0, 20_000), tdur: 10_000 },
    at("bench.tapped", 10_000, undefined),
    { ...at("RunTask", 25_000, 10_000), tdur: 10_000 },
    at("RunTask", 25_000, 30_000, 8),
    at("bench.changed", 35_000, undefined),
    at("RunTask", 40_000, 90_000),
  ];
  expect(readChange(events)).toBe(5 * 4 + 5 + 10 * 4);
});

test("a trace without a tap and its paint tells no change", () => {
  expect(() => readChange([MARK, at("bench.tapped", 1000, undefined)])).toThrow("no change of the page");
});
