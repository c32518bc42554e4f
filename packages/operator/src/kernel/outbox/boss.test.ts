import { DAY_MS } from "@tribun/domain";
import { randomUUID } from "node:crypto";
import { sweepsWhole } from "@tribun/vitest-config/sweep";
import { eq, isNull, sql } from "drizzle-orm";
import { pino } from "pino";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../db/database.ts";
import { messages, outbox } from "../../db/schema/operations.ts";
import type { Deps } from "../deps.ts";
import { moveClock } from "../../console/commands.ts";
import { JOBS } from "../../compose/jobs.ts";
import { createDeps } from "../../compose/server/deps.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { type Boss, openBoss } from "./boss.ts";
import { defineJob, type Job } from "./job.ts";
import { defineRecurring } from "./recurring.ts";

/** True in a full test run; tests that wait for the queue run only then. */
const WHOLE = sweepsWhole();
let operator: TestOperator;
const ends: (() => Promise<unknown>)[] = [];
const log = pino({ level: "silent" });

const note = defineJob(
  "test.note",
  v.object({ to: v.string(), fail: v.optional(v.number(), 0) }),
  async ({ to, fail }, { db, attempt, deps }) => {
    await db.insert(messages).values({ id: randomUUID(), teamId: 1, channel: "mail", recipient: to, body: "", sentAt: deps.clock.now() });
    if (attempt <= fail) throw new Error("not yet");
  },
  { pauseSeconds: () => 1 },
);
const letter = defineJob("test.letter", note.payload, (payload, context) => note.run(payload, context), {
  lane: "messages",
  pauseSeconds: () => 1,
});
const tick = defineRecurring("test.tick", { everyMinutes: 60 }, async ({ db, deps }) => {
  await db.insert(messages).values({ id: randomUUID(), teamId: 1, channel: "mail", recipient: "tick", body: "", sentAt: deps.clock.now() });
});

/** Starts the parts of one process: a pool, pg-boss, the operator's dependencies. */
async function startProcess(jobs: readonly Job[] = [note, letter]): Promise<{ deps: Deps; boss: Boss }> {
  const database = openDatabase(operator.databaseUrl);
  const boss = await openBoss(operator.databaseUrl, database.db, log);
  const deps = createDeps(operator.deps.config, database.db, { queue: boss, log });
  await boss.work(deps, jobs, [tick]);
  ends.push(boss.stop, database.close);
  return { deps, boss };
}

let first: Awaited<ReturnType<typeof startProcess>>;
let second: typeof first;
beforeAll(async () => {
  operator = await createTestOperator();
  [first, second] = await Promise.all([startProcess(), startProcess()]);
});
afterAll(async () => {
  for (const end of ends) await end();
  await operator.stop();
});

const written = async (to: string) => (await operator.deps.db.select().from(messages).where(eq(messages.recipient, to))).length;
const soon = { timeout: 10_000, interval: 50 };

test("what a transaction hands in is done once, whichever process it wakes", async () => {
  await first.deps.db.transaction(async (tx) => {
    for (let i = 0; i < 20; i++) await first.deps.outbox.enqueue(tx, note, { to: "many" });
  });
  await expect.poll(() => written("many"), soon).toBe(20);
  const { rows } = await operator.deps.db.execute(sql`select 1 from pgboss.job where name = 'outbox' and state <> 'completed'`);
  expect(rows.length).toBeLessThan(20);
});

test.runIf(WHOLE)("messages are handed over once, after a failure too, and need no wake-up beside that of their transaction", async () => {
  const wakeUps = async () => (await operator.deps.db.execute(sql`select 1 from pgboss.job where name = 'outbox'`)).rows.length;
  const before = await wakeUps();
  await first.deps.db.transaction(async (tx) => {
    for (let i = 0; i < 10; i++) await first.deps.outbox.enqueue(tx, letter, { to: "letters", fail: i % 2 });
    expect(await wakeUps()).toBe(before);
    await first.deps.outbox.enqueue(tx, note, { to: "beside letters" });
  });
  await expect.poll(() => written("letters"), soon).toBe(10);
  expect(await written("beside letters")).toBe(1);
});

test("an undone transaction wakes nobody", async () => {
  const count = async () => (await operator.deps.db.execute(sql`select 1 from pgboss.job where name = 'outbox'`)).rows.length;
  const before = await count();
  await first.deps.db
    .transaction(async (tx) => {
      await first.deps.outbox.enqueue(tx, note, { to: "undone" });
      throw new Error("changed my mind");
    })
    .catch(() => undefined);
  expect([await count(), await written("undone")]).toEqual([before, 0]);
});

test.runIf(WHOLE)("a failed job is woken again after its pause", async () => {
  await second.deps.outbox.enqueue(second.deps.db, note, { to: "twice", fail: 1 });
  await expect.poll(() => written("twice"), soon).toBe(1);
});

test.runIf(WHOLE)("work for later waits for the product's clock, and the console's clock brings it forward", async () => {
  await first.deps.outbox.enqueue(first.deps.db, note, { to: "later" }, { dueAt: new Date(first.deps.clock.nowMs() + 7 * DAY_MS) });
  await first.deps.outbox.enqueue(first.deps.db, note, { to: "sooner" });
  await expect.poll(() => written("sooner"), soon).toBe(1);
  await expect.poll(() => written("tick"), soon).toBe(1);
  expect(await written("later")).toBe(0);
  await moveClock(second.deps, { advanceSeconds: 8 * 86_400 });
  await expect.poll(() => written("later"), soon).toBe(1);
  await expect.poll(() => written("tick"), soon).toBe(2);
});

test("a wake-up from a long transaction comes no sooner than the work it is for, which would wait for the sweep", async () => {
  const late = await first.deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_sleep(0.4)`);
    await first.boss.wake(tx, "outbox", 200_000);
    const { rows } = await tx.execute<{ left: number }>(sql`
      select extract(epoch from start_after - clock_timestamp())::float8 as left
      from pgboss.job where name = 'outbox' order by start_after desc limit 1`);
    return rows[0]?.left;
  });
  expect(late).toBeGreaterThan(199.8);
});

test("shows how many wake-ups wait", async () => {
  const waiting = async () => (await first.boss.look()).find(({ name }) => name === "outbox")?.waiting ?? -1;
  const before = await waiting();
  await first.boss.wake(first.deps.db, "outbox", 300_000);
  await first.boss.wake(first.deps.db, "outbox", 3_600_000);
  expect(await waiting()).toBe(before + 1);
});

test("every minute there is a look at both queues", async () => {
  const { rows } = await operator.deps.db.execute(sql`select name, cron from pgboss.schedule order by name`);
  expect(rows).toEqual([
    { name: "outbox", cron: "* * * * *" },
    { name: "recurring", cron: "* * * * *" },
  ]);
});

test.runIf(WHOLE)("connections of the queue that the database cut are replaced, and the work goes on", async () => {
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'tribun-jobs'`;
  expect((await operator.deps.db.execute(cut)).rows.length).toBeGreaterThan(0);
  await second.deps.outbox.enqueue(second.deps.db, note, { to: "recovered" });
  await expect.poll(() => written("recovered"), soon).toBe(1);
  await expect.poll(() => second.boss.ready(), soon).toBe(true);
});

test.runIf(WHOLE)("after one has stopped, the other goes on; a stopped one is not ready", async () => {
  expect(await first.boss.ready()).toBe(true);
  await first.boss.stop();
  expect(await first.boss.ready()).toBe(false);
  await second.deps.outbox.enqueue(second.deps.db, note, { to: "alone" });
  await expect.poll(() => written("alone"), soon).toBe(1);
  expect((await second.boss.look()).map(({ name }) => name).sort()).toEqual(["outbox", "recurring"]);
});

test.runIf(WHOLE)("other work goes on while every message hangs, and the other way round", async () => {
  const gates: (() => void)[] = [];
  const hang = () => new Promise<void>((resolve) => void gates.push(resolve));
  const stuck = defineJob("test.stuckLetter", v.object({}), hang, { lane: "messages" });
  const stuckMain = defineJob("test.stuck", v.object({}), hang);
  await second.boss.stop();
  const { deps, boss } = await startProcess([stuck, stuckMain, note, letter]);
  for (let i = 0; i < 4; i++) await deps.outbox.enqueue(deps.db, stuck, {});
  await expect.poll(() => gates.length, soon).toBe(2);
  await deps.outbox.enqueue(deps.db, note, { to: "money" });
  await expect.poll(() => written("money"), soon).toBe(1);
  const open = async () => {
    for (const go of gates.splice(0)) go();
    return (await deps.db.select().from(outbox).where(isNull(outbox.doneAt))).filter(({ kind }) => kind.startsWith("test.stuck")).length;
  };
  await expect.poll(open, soon).toBe(0);
  for (let i = 0; i < 4; i++) await deps.outbox.enqueue(deps.db, stuckMain, {});
  await expect.poll(() => gates.length, soon).toBeGreaterThan(0);
  await deps.outbox.enqueue(deps.db, letter, { to: "mail" });
  await expect.poll(() => written("mail"), soon).toBe(1);
  await expect.poll(open, soon).toBe(0);
  await boss.stop();
});

test.runIf(WHOLE)("an SMS waits for no mail server", async () => {
  const gates: (() => void)[] = [];
  const hang = () => new Promise<void>((resolve) => void gates.push(resolve));
  const stuck = defineJob("test.stuckMail", v.object({}), hang, { lane: "messages" });
  const sms = defineJob("test.sms", note.payload, (payload, context) => note.run(payload, context), { lane: "sms" });
  await second.boss.stop();
  const { deps, boss } = await startProcess([stuck, sms]);
  for (let i = 0; i < 4; i++) await deps.outbox.enqueue(deps.db, stuck, {});
  await expect.poll(() => gates.length, soon).toBe(2);
  await deps.outbox.enqueue(deps.db, sms, { to: "sms" });
  await expect.poll(() => written("sms"), soon).toBe(1);
  const stopped = boss.stop();
  for (const go of gates) go();
  await stopped;
});

/** Jobs that send an SMS under another name. */
const SENDERS = ["sim.announce", "sms.send"];

test("every job that sends an SMS has their lane, and no other has", () => {
  expect(
    JOBS.filter(({ lane }) => lane === "sms")
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(
    JOBS.map(({ kind }) => kind)
      .filter((kind) => kind.endsWith(".sms") || SENDERS.includes(kind))
      .toSorted(),
  );
});

test.runIf(WHOLE)("stopping waits for the job in hand, and takes no other", async () => {
  let open = () => {};
  let started = 0;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const slow = defineJob("test.slow", v.object({}), async () => {
    started++;
    await gate;
  });
  await second.boss.stop();
  const third = await startProcess([slow]);
  for (let i = 0; i < 10; i++) await third.deps.outbox.enqueue(third.deps.db, slow, {});
  await expect.poll(() => started, soon).toBeGreaterThan(0);
  let stopped = false;
  const stopping = third.boss.stop().then(() => (stopped = true));
  await expect.poll(() => third.boss.ready(), soon).toBe(false);
  expect(stopped).toBe(false);
  open();
  await stopping;
  const rows = await operator.deps.db.select().from(outbox).where(eq(outbox.kind, "test.slow"));
  const done = rows.filter(({ doneAt }) => doneAt !== null);
  expect(done.length).toBe(started);
  expect(started).toBeLessThan(10);
});
