import { spawnSync } from "node:child_process";
import { afterEach, expect, test, vi } from "vitest";
import { clockForChildren } from "./run.ts";
import { inSeconds, OFFSET_VARIABLE, SAMPLE_NOW, startClockAt, testNow } from "./sample-clock.ts";

const AWKWARD = Date.parse("2028-02-29T22:30:00Z");

afterEach(() => startClockAt(SAMPLE_NOW));

test("everything that asks for the time is told the sample's, and it runs", async () => {
  startClockAt(AWKWARD);
  expect(Date.now() - AWKWARD).toBeLessThan(60_000);
  expect(new Date().toISOString()).toMatch(/^2028-02-29T22:3/);
  expect(Date()).toContain("2028");
  const before = Date.now();
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(before));
});

test("a given moment stays what it is, and dates stay dates", () => {
  startClockAt(AWKWARD);
  expect(new Date(0).toISOString()).toBe("1970-01-01T00:00:00.000Z");
  expect(new Date("2026-11-21T09:30:00Z")).toEqual(new Date(Date.UTC(2026, 10, 21, 9, 30)));
  expect(new Date()).toBeInstanceOf(Date);
  expect(structuredClone(new Date(5))).toStrictEqual(new Date(5));
});

test("called again it begins anew, not from where the last one came", () => {
  startClockAt(AWKWARD);
  startClockAt(SAMPLE_NOW);
  expect(Date.now() - SAMPLE_NOW).toBeLessThan(60_000);
});

test("a helper's moment counts from now, and where no clock was started there is none", () => {
  startClockAt(AWKWARD);
  expect(inSeconds(60)).toMatch(/^2028-02-29T22:31/);
  vi.stubGlobal("machineDate", undefined);
  expect(testNow).toThrow("tests' clock");
  vi.unstubAllGlobals();
});

test("a process that tests start has their clock, and the machine's without them", () => {
  const yearOfChild = () =>
    spawnSync(process.execPath, ["-p", "new Date().getUTCFullYear()"], { env: clockForChildren(), encoding: "utf8" }).stdout.trim();
  vi.stubEnv(OFFSET_VARIABLE, String(startClockAt(Date.parse("2100-06-01T00:00:00Z"))));
  expect(yearOfChild()).toBe("2100");
  vi.unstubAllEnvs();
  expect(yearOfChild()).not.toBe("2100");
});
