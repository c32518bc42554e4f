import { expect, test } from "vitest";
import { readTrace } from "./trace.ts";

const at = (name: string, ts: number, dur: number | undefined, tid = 7) => ({ name, pid: 1, tid, ts, ...(dur !== undefined && { dur }) });
const MARK = at("bench.begin", 0, undefined);

test("of the page's own thread every task over 50 ms is told with what it did, and of no other thread", () => {
  const events = [
    MARK,
    at("RunTask", 10, 50_000),
    at("RunTask", 100_000, 61_000),
    at("FunctionCall", 100_100, 58_000),
    at("Layout", 158_200, 2000),
    at("RunTask", 100_000, 900_000, 8),
    // Other programs had the processor for most of it.
    { ...at("RunTask", 300_000, 90_000), tdur: 20_000 },
  ];
  expect(readTrace(events)).toEqual({ tasks: [{ ms: 61, within: ["FunctionCall 58", "Layout 2"] }], longest: 61, count: 3 });
});

test("a trace without the page's mark proves nothing", () => {
  expect(() => readTrace([at("RunTask", 0, 60_000)])).toThrow("knows nothing of the page");
});
