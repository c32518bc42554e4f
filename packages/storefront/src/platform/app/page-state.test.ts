import { afterEach, expect, test, vi } from "vitest";
import { briefly, fetchPageState, withFresh } from "./page-state.ts";

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

const list = [{ id: "13" }, { id: "14", state: "scheduled" }, { id: "15" }];

test.each([
  ["a list of which one entry changed", list, [{ id: "14", state: "postponed" }, { id: "15" }], '[{"id":"14","state":"postponed"},2]'],
  ["a list where none was", { next: null }, [{ id: "14" }], '[{"id":"14"}]'],
  ["no list", { id: "13" }, { id: "14" }, '{"id":"14"}'],
  ["what is no more", { id: "13" }, null, "null"],
])("%s is told in short, and read in full", (_, before, now, brief) => {
  const [key, other] = [["matches"], ["news"]];
  const said = briefly(before, now);
  expect(JSON.stringify(said)).toBe(brief);
  const { queries } = withFresh(
    {
      queries: [
        [key, before],
        [other, list],
      ],
      texts: {},
    },
    [[key, said]],
  );
  expect(queries).toEqual([
    [key, now],
    [other, list],
  ]);
});
