import { afterEach, expect, test, vi } from "vitest";
import { fetchPageState } from "./page-state.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const STATE = { queries: [], texts: {} };

test("a network that comes back a moment after it said so brings the page to life all the same", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const ask = vi.fn<() => Promise<Response>>();
  ask.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockImplementation(async () => Response.json(STATE));
  vi.stubGlobal("fetch", ask);
  const state = fetchPageState("/assets/state-1.json");
  await vi.advanceTimersByTimeAsync(500);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(await state).toEqual(STATE);
});

test("a file that is gone is told, and not asked for again", async () => {
  const ask = vi.fn<() => Promise<Response>>(async () => new Response("", { status: 404 }));
  vi.stubGlobal("fetch", ask);
  await expect(fetchPageState("/assets/state-1.json")).rejects.toThrow("404");
  expect(ask).toHaveBeenCalledTimes(1);
});
