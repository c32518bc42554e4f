import { afterEach, expect, test, vi } from "vitest";
import { lazily } from "./lazy.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("code is not asked for without a network, as a browser would never ask for it again, and comes once there is one", async () => {
  const load = vi.fn(async () => "there");
  const late = lazily(load);
  vi.stubGlobal("navigator", { onLine: false });
  await expect(late()).rejects.toMatchObject({ code: "-1", reason: "unreachable" });
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", { onLine: true });
  expect(await late()).toBe("there");
  vi.stubGlobal("navigator", { onLine: false });
  expect(await late()).toBe("there");
});

test("without a network the worker may still have code", async () => {
  vi.stubGlobal("navigator", { onLine: false, serviceWorker: { controller: {} } });
  expect(await lazily(async () => "there")()).toBe("there");
});
