import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchOver } from "./watch-over.ts";

const register = vi.fn(async () => ({}));

beforeEach(() => {
  register.mockClear();
  vi.stubGlobal("navigator", { serviceWorker: { register, ready: Promise.resolve({ active: null }) } });
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test("in a build the worker is asked for, whoever has opened the page", () => {
  vi.stubEnv("PROD", true);
  watchOver();
  expect(register).toHaveBeenCalledWith("/sw.js", { updateViaCache: "none" });
});

test("neither in development nor in a build without offline pages", () => {
  vi.stubEnv("PROD", false);
  watchOver();
  vi.stubEnv("PROD", true);
  vi.stubEnv("OFFLINE", "off");
  watchOver();
  expect(register).not.toHaveBeenCalled();
});

test("what comes past the worker while it begins is told as well, and nothing that it has seen", async () => {
  vi.stubEnv("PROD", true);
  const postMessage = vi.fn();
  const origin = "https://club.example";
  class Timing {
    readonly name: string;
    readonly workerStart: number;
    constructor(path: string, workerStart: number) {
      this.name = origin + path;
      this.workerStart = workerStart;
    }
  }
  const observed = Promise.withResolvers<(list: { getEntries: () => Timing[] }) => void>();
  class Observer {
    constructor(told: (list: { getEntries: () => Timing[] }) => void) {
      observed.resolve(told);
    }
    observe = vi.fn();
  }
  vi.stubGlobal("navigator", { serviceWorker: { register, ready: Promise.resolve({ active: { postMessage } }) } });
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("PerformanceResourceTiming", Timing);
  vi.stubGlobal("PerformanceObserver", Observer);
  vi.stubGlobal("performance", { getEntriesByType: () => [new Timing("/assets/first.js", 0), new Timing("/assets/state.json?of=/de", 0)] });
  watchOver();
  const tell = await observed.promise;
  tell({ getEntries: () => [new Timing("/assets/late.js", 0), new Timing("/assets/seen.js", 12), new Timing("/api/offers", 0)] });
  tell({ getEntries: () => [new Timing("/assets/seen.css", 15), new Timing("/api/users/me", 0)] });
  expect(postMessage.mock.calls).toEqual([[["/assets/first.js", "/assets/state.json?of=/de"]], [["/assets/late.js"]]]);
});
