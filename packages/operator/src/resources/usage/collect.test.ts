import { myLines } from "@tribun/api-client/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { usageFeed } from "../../db/schema/line-care.ts";
import type { UsagePage } from "../../providers/sim/sim.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { type DemoFan, demoFan } from "../../testing/lines.ts";

let operator: TestOperator;
let fan: DemoFan;
let pages: (UsagePage | Error)[];
let asked: (string | undefined)[];
beforeEach(async () => {
  [pages, asked] = [[], []];
  operator = await createTestOperator({
    change: (deps) => ({
      ...deps,
      providers: {
        ...deps.providers,
        sim: {
          ...deps.providers.sim,
          usage: (_db, cursor) => {
            asked.push(cursor);
            const next = pages.shift() ?? { records: [], cursor: cursor ?? "", asOf: deps.clock.now(), more: false };
            return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
          },
        },
      },
    }),
  });
  fan = await demoFan(operator);
});
afterEach(() => operator.stop());

const data = (id: string, amount: number, msisdn = fan.msisdn) => ({
  id,
  msisdn,
  kind: "data" as const,
  zone: "de" as const,
  amount,
  at: operator.deps.clock.now(),
});
const page = (cursor: string, records: UsagePage["records"], more = false): UsagePage => ({
  records,
  cursor,
  asOf: operator.deps.clock.now(),
  more,
});
const line = async () => (await operator.call(myLines, undefined, fan.as))[0];
const collect = async () => {
  await operator.runRecurring("usage.collect");
  await operator.runJobs();
};

test("page after page is counted, from where the last one ended, and all lines are as of then", async () => {
  operator.clock.advance({ hours: 3 });
  pages = [page("c1", [data("a", 1), data("b", 0.8)], true), page("c2", [data("c", 1), data("x", 5, "+491713920099")])];
  await collect();
  expect((await line())?.remainingGb).toBe(9);
  await collect();
  expect(asked).toEqual([undefined, "c1", "c2"]);
  operator.clock.advance({ hours: 1 });
  await collect();
  expect((await line())?.usage[0]?.asOf).toBe(operator.deps.clock.now().toISOString());
});

test("a record that is sent again counts once, and a page that fails in the middle counts wholly or not at all", async () => {
  pages = [page("c1", [data("a", 1)]), new Error("the network is away"), page("c2", [data("a", 1), data("b", 2)])];
  await collect();
  await collect();
  expect((await line())?.remainingGb).toBe(10.8);
  expect((await operator.deps.db.select().from(usageFeed))[0]?.cursor).toBe("c1");
  operator.clock.advance({ minutes: 1 });
  await operator.runJobs();
  expect((await line())?.remainingGb).toBe(8.8);
});

test("a clock of the network that runs ahead makes nothing fresher than it is", async () => {
  pages = [{ ...page("c1", []), asOf: new Date(operator.deps.clock.nowMs() + 3_600_000) }];
  await collect();
  expect((await line())?.usage[0]?.asOf).toBe(operator.deps.clock.now().toISOString());
});
