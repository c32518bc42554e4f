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
