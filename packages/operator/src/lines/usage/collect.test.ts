import { myLines, termination } from "@tribun/api-client/contract";
import { germanDay, MINUTE_MS } from "@tribun/domain";
import { and, eq, isNull } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lineEnds } from "../../db/schema/account.ts";
import { charges } from "../../db/schema/billing.ts";
import { usageFeed } from "../../db/schema/line-care.ts";
import { lineNumbers, lines } from "../../db/schema/lines.ts";
import { outbox } from "../../db/schema/operations.ts";
import { runDueJobs } from "../../kernel/outbox/runner.ts";
import type { UsagePage } from "../../ports/sim.ts";
import { billAll, newSubscriber } from "../../testing/billing.ts";
import { ownerSession } from "../../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { type DemoFan, demoFan } from "../../testing/lines.ts";
import { collectUsage, countUsage, noteUsage } from "./collect.ts";

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

test("what was used under a number belongs to the line that had it then, also when it has another one by now", async () => {
  const then = operator.deps.clock.now();
  operator.clock.advance({ hours: 2 });
  const changedAt = operator.deps.clock.now();
  const now = "+491713920098";
  await operator.deps.db.insert(lineNumbers).values({ lineId: fan.lineId, msisdn: fan.msisdn, endedAt: changedAt });
  await operator.deps.db.update(lines).set({ msisdn: now }).where(eq(lines.id, fan.lineId));
  operator.clock.advance({ hours: 1 });
  pages = [page("c1", [{ ...data("late", 1), at: then }, data("old", 5), data("new", 2, now), { ...data("early", 5, now), at: then }])];
  await collect();
  expect((await line())?.remainingGb).toBe(8.8);
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

test("a record that cannot be counted holds up its own line alone, and usage is not complete before each was tried", async () => {
  const { db } = operator.deps;
  const other = await newSubscriber(operator);
  const [owned] = await db.select().from(lines).where(eq(lines.id, other.lineId));
  const read = operator.deps.clock.now();
  pages = [page("c1", [{ ...data("bad", 1, owned?.msisdn), chargedCents: -1 }, data("good", 2)])];
  await operator.runRecurring("usage.collect");
  await runDueJobs(operator.deps, [collectUsage]);
  await runDueJobs(operator.deps, [noteUsage]);
  const feed = async () => (await db.select().from(usageFeed))[0];
  expect(await feed()).toMatchObject({ cursor: "c1", asOf: new Date(0) });
  for (let minute = 0; minute < 3; minute++) {
    await operator.runJobs();
    operator.clock.advance({ minutes: 1 });
  }
  expect((await line())?.remainingGb).toBe(9.8);
  expect((await feed())?.asOf).toEqual(read);
  const waiting = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, countUsage.kind), isNull(outbox.doneAt)));
  expect(waiting).toMatchObject([{ payload: { records: [{ id: "bad", lineId: other.lineId }] } }]);
});

test("a clock of the network that runs ahead makes nothing fresher than it is", async () => {
  pages = [{ ...page("c1", []), asOf: new Date(operator.deps.clock.nowMs() + 3_600_000) }];
  await collect();
  expect((await line())?.usage[0]?.asOf).toBe(operator.deps.clock.now().toISOString());
});

// Records of foreign networks arrive days later (ports/sim.ts).
test("what was used before a contract ended is charged although the network tells of it afterwards, and nothing of later", async () => {
  const { db, clock } = operator.deps;
  const leaving = await newSubscriber(operator, { tariffId: "serbest-m" });
  const ofLine = eq(lines.id, leaving.lineId);
  const contract = (await db.select().from(lines).where(ofLine))[0]?.msisdn ?? "";
  const body = { name: "Elif Şahin", contract, email: leaving.email, kind: "ordinary" as const };
  await operator.call(termination, { body }, await ownerSession(operator, body));
  await operator.runJobs();
  operator.clock.advance({ days: 30 });
  const lastDay = clock.now();
  operator.clock.advance({ days: 1 });
  await operator.runJobs();
  expect((await db.select().from(lines).where(ofLine))[0]?.state).toBe("ended");
  const call = { msisdn: contract, kind: "voice" as const, zone: "chuk" as const, amount: 12, chargedCents: 1188 };
  pages = [
    page("c1", [
      { ...call, id: "a", at: lastDay },
      { ...call, id: "b", at: clock.now() },
      { ...call, id: "a", at: lastDay },
    ]),
  ];
  await collect();
  const own = await db.select().from(charges).where(eq(charges.userId, leaving.userId));
  expect(own).toMatchObject([{ lineId: leaving.lineId, amountCents: 1188, at: lastDay }]);
  operator.clock.advance({ days: 29 });
  const [bill] = await billAll(operator, leaving);
  expect(bill?.items.map(({ gross }) => gross.amount)).toContain(1188);
});

test("a number's next line pays for what was used since it began, and the one before it for what was used until its end", async () => {
  const { db, clock } = operator.deps;
  const [before, next] = [await newSubscriber(operator), await newSubscriber(operator)];
  const [line] = await db.select().from(lines).where(eq(lines.id, before.lineId));
  if (!line) throw new Error("no line");
  const started = clock.now();
  operator.clock.advance({ days: 2 });
  await db.insert(lineEnds).values({
    ...{ lineId: line.id, cause: "extraordinary", endsOn: germanDay(clock.nowMs()), declarationId: "none", notedAt: clock.now() },
    endedAt: clock.now(),
  });
  await db.update(lines).set({ state: "ended" }).where(eq(lines.id, line.id));
  operator.clock.advance({ days: 100 });
  await db.update(lines).set({ msisdn: line.msisdn, activatedAt: clock.now() }).where(eq(lines.id, next.lineId));
  operator.clock.advance({ days: 1 });
  const call = { msisdn: line.msisdn, kind: "voice" as const, zone: "chuk" as const, amount: 1 };
  pages = [
    page("c1", [
      { ...call, id: "a", chargedCents: 1, at: started },
      { ...call, id: "b", chargedCents: 2, at: clock.now() },
    ]),
  ];
  await collect();
  const charged = await db.select({ lineId: charges.lineId, cents: charges.amountCents }).from(charges).orderBy(charges.amountCents);
  expect(charged).toEqual([
    { lineId: before.lineId, cents: 1 },
    { lineId: next.lineId, cents: 2 },
  ]);
});

test("what a number was used for between two lines is charged to neither", async () => {
  const { db, clock } = operator.deps;
  const [before, next] = [await newSubscriber(operator), await newSubscriber(operator)];
  const [line] = await db.select().from(lines).where(eq(lines.id, before.lineId));
  if (!line) throw new Error("no line");
  operator.clock.advance({ days: 2 });
  await db.insert(lineEnds).values({
    ...{ lineId: line.id, cause: "extraordinary", endsOn: germanDay(clock.nowMs()), declarationId: "none", notedAt: clock.now() },
    endedAt: clock.now(),
  });
  await db.update(lines).set({ state: "ended" }).where(eq(lines.id, line.id));
  operator.clock.advance({ days: 3 });
  const leaked = { msisdn: line.msisdn, kind: "voice" as const, zone: "chuk" as const, amount: 1, chargedCents: 999, at: clock.now() };
  operator.clock.advance({ days: 20 });
  const charged = () => db.select({ lineId: charges.lineId, cents: charges.amountCents }).from(charges);
  const waiting = { msisdn: line.msisdn, state: "pending", createdAt: clock.now(), activatedAt: null } as const;
  await db.update(lines).set(waiting).where(eq(lines.id, next.lineId));
  pages = [page("c1", [{ ...leaked, id: "a" }])];
  await collect();
  expect(await charged()).toEqual([]);
  await db.update(lines).set({ state: "active", activatedAt: clock.now() }).where(eq(lines.id, next.lineId));
  pages = [page("c2", [{ ...leaked, id: "b" }])];
  await collect();
  expect(await charged()).toEqual([]);
  const early = { ...leaked, chargedCents: 3, at: new Date(clock.nowMs() - 10 * MINUTE_MS) };
  pages = [page("c3", [{ ...early, id: "c" }])];
  await collect();
  expect(await charged()).toEqual([{ lineId: next.lineId, cents: 3 }]);
});
