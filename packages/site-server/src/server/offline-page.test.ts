import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { offlinePage } from "./offline-page.ts";

const LINES = [["private", "de", "lines"], [], 1];
const SEASONS = [["private", "de", "invoices", "seasons"], [], 1];
const MONTH = [["private", "de", "invoices", "list", 2026], [], 1];

/**
 * Runs the page's script in a browser that has this stored.
 * @returns the parts that the page shows, and whether the stored data is still there
 */
function show(kept: unknown, language: "de" | "tr" = "de") {
  const html = offlinePage({ club: "Aslan", language, styles: [] });
  const parts = new Map(["kept", "lines", "invoices-seasons"].map((id) => [id, { hidden: html.includes(`id="${id}" hidden`) }]));
  let stored = kept === undefined ? null : JSON.stringify(kept);
  runInNewContext(/<script>(.*)<\/script>/s.exec(html)?.[1] ?? "throw 0", {
    addEventListener: () => undefined,
    setInterval: () => 0,
    document: { cookie: "", documentElement: { lang: language, dataset: {} }, getElementById: (id: string) => parts.get(id) ?? null },
    localStorage: { getItem: () => stored, removeItem: () => (stored = null) },
    Date: { now: () => 1000 },
  });
  return { shown: [...parts].filter(([, { hidden }]) => !hidden).map(([id]) => id), stays: stored !== null };
}

test.each([
  ["nothing", undefined, []],
  ["usage alone", { until: 2000, answers: [LINES] }, ["kept", "lines"]],
  ["usage and bills", { until: 2000, answers: [LINES, SEASONS, MONTH] }, ["kept", "lines", "invoices-seasons"]],
  ["a month without its season", { until: 2000, answers: [MONTH] }, []],
])("offline, of %s that was kept the page names no more than can be read", (_, kept, shown) => {
  expect(show(kept).shown).toEqual(shown);
});

test("what was kept in another language opens nothing", () => {
  expect(show({ until: 2000, answers: [LINES] }, "tr")).toEqual({ shown: [], stays: true });
});

test.each([{ until: 1000, answers: [LINES] }, { answers: [LINES] }])("what is over with its token is emptied: %j", (kept) => {
  expect(show(kept)).toEqual({ shown: [], stays: false });
});

test("it asks the operator for the network, and opens what was wanted once one answers", async () => {
  const html = offlinePage({ club: "Aslan", language: "de", styles: [] });
  const asked: string[] = [];
  let [status, loads]: [number | undefined, number] = [undefined, 0];
  let ask = (): unknown => undefined;
  const document = { hidden: false, cookie: "", documentElement: { lang: "de", dataset: {} }, getElementById: () => null };
  runInNewContext(/<script>(.*)<\/script>/s.exec(html)?.[1] ?? "throw 0", {
    addEventListener: () => undefined,
    setInterval: (act: () => unknown) => (ask = act),
    fetch: async (path: string, { method }: { method: string }) => {
      asked.push(`${method} ${path}`);
      if (status === undefined) throw new TypeError("Failed to fetch");
      return { status };
    },
    location: { reload: () => loads++ },
    document,
    localStorage: { getItem: () => null, removeItem: () => undefined },
    Date: { now: () => 1000 },
  });
  for (const [answer, expected] of [
    [undefined, 0],
    [503, 0],
    [200, 1],
  ] as const) {
    status = answer;
    await ask();
    expect(loads).toBe(expected);
  }
  expect(asked).toEqual(["HEAD /api/mnp-providers", "HEAD /api/mnp-providers", "HEAD /api/mnp-providers"]);
  document.hidden = true;
  await ask();
  expect(asked).toHaveLength(3);
});
