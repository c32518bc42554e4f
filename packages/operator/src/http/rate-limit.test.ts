import { like, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rateLimits, requestCounts } from "../db/schema/users.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { countAgainst, uncount } from "./rate-limit.ts";
import { createTally } from "./shelf/tally.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const FIVE = { max: 5, seconds: 60 };
const T0 = Date.parse("2026-11-04T09:00:00Z");
const at = (ms: number) => new Date(T0 + ms);

/** Returns how many of these occurrences were allowed; each is counted at its own time. */
async function allowed(key: string, times: readonly number[]): Promise<number> {
  const { db } = operator.deps;
  const counted = await Promise.allSettled(times.map((ms) => countAgainst(db, key, FIVE, at(ms))));
  return counted.filter(({ status }) => status === "fulfilled").length;
}

test("what comes with a clock that is a little behind counts in the window that is open", async () => {
  const { db } = operator.deps;
  for (let i = 0; i < 5; i++) await countAgainst(db, "behind", FIVE, at(5));
  for (const ms of [4, 0, -1000, -40_000]) {
    await expect(countAgainst(db, "behind", FIVE, at(ms))).rejects.toMatchObject({ code: "RATE_LIMIT_EXCEEDED" });
  }
});

test("of many at once, each with the time at which it came in, no more get through than may", async () => {
  for (let round = 0; round < 5; round++) {
    const times = Array.from({ length: 20 }, (_, i) => (i * 7 + round) % 11);
    expect(await allowed(`burst ${round}`, times)).toBe(5);
  }
});

test("a clock that was set back opens a new window, instead of a wait for the old one", async () => {
  expect(await allowed("set back", [0, 0, 0, 0, 0, 0])).toBe(5);
  expect(await allowed("set back", [-3_600_000])).toBe(1);
});

test("counts that are told together know a window that a process whose clock is ahead has opened", async () => {
  const { db } = operator.deps;
  const clock = (ms: number) => ({ nowMs: () => T0 + ms, now: () => at(ms), sync: async () => {} });
  const [ahead, behind] = [createTally(db, clock(1000), FIVE), createTally(db, clock(0), FIVE)];
  for (let i = 0; i < 5; i++) ahead.allows("together");
  await ahead.flush();
  expect(behind.allows("together")).toBe(true);
  await behind.flush();
  expect(behind.allows("together")).toBe(false);
});

test("windows of a minute are counted in a table without a log, and longer ones in a table that survives a crash of the database", async () => {
  const { db } = operator.deps;
  const limits = { "kept: minute": FIVE, "kept: hour": { max: 5, seconds: 3600 } };
  for (const [key, limit] of Object.entries(limits)) {
    for (let i = 0; i < 3; i++) await countAgainst(db, key, limit, at(0));
    await uncount(db, { key, limit }, at(1));
  }
  const { rows } = await db.execute(sql`
    select relname as name, relpersistence = 'u' as unlogged from pg_class where relname in ('request_counts', 'rate_limits') order by 1`);
  expect(rows).toEqual([
    { name: "rate_limits", unlogged: false },
    { name: "request_counts", unlogged: true },
  ]);
  const counted = async (table: typeof rateLimits | typeof requestCounts) =>
    (await db.select().from(table).where(like(table.key, "kept:%"))).map(({ key, count }) => [key, count]);
  expect([await counted(requestCounts), await counted(rateLimits)]).toEqual([[["kept: minute", 2]], [["kept: hour", 2]]]);
});
