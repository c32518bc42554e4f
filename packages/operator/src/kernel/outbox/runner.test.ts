import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../db/database.ts";
import { messages, outbox } from "../../db/schema/operations.ts";
import { ProviderError } from "../../base/provider-error.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { defineJob } from "./job.ts";
import { runDueJobs, runNextJob } from "./runner.ts";

let operator: TestOperator;
const payload = v.object({ to: v.string(), fail: v.optional(v.number(), 0) });
const gaveUp: unknown[] = [];

/** Writes a message, then fails as often as `fail` says. */
const note = defineJob(
  "test.note",
  payload,
  async ({ to, fail }, { db, attempt, deps }) => {
    await db.insert(messages).values({ id: randomUUID(), teamId: 1, channel: "mail", recipient: to, body: "", sentAt: deps.clock.now() });
    if (attempt <= fail) throw new Error("not yet");
  },
  {
    attempts: 3,
    onGiveUp: async (given) => {
      gaveUp.push(given);
    },
  },
);

beforeAll(async () => {
  operator = await createTestOperator({ jobs: [note] });
});
afterAll(() => operator.stop());

const enqueue = (input: v.InferInput<typeof payload>, options?: { dueAt: Date }) =>
  operator.deps.outbox.enqueue(operator.deps.db, note, input, options);
const written = async (to: string) => (await operator.deps.db.select().from(messages).where(eq(messages.recipient, to))).length;

test("runs what is due, and later what was not", async () => {
  await enqueue({ to: "now" });
  await enqueue({ to: "later" }, { dueAt: new Date(operator.clock.base() + 60_000) });
  expect(await operator.runJobs()).toBe(1);
  expect([await written("now"), await written("later")]).toEqual([1, 0]);
  operator.clock.advance({ minutes: 1 });
  expect(await operator.runJobs()).toBe(1);
  expect(await written("later")).toBe(1);
});

test("a done job forgets what it was about, unless others ask for it", async () => {
  const { deps } = operator;
  const text = v.object({ email: v.string() });
  const forgets = defineJob("test.forgets", text, async () => undefined);
  const keeps = defineJob("test.keeps", text, async () => undefined, { keepsPayload: true });
  for (const job of [forgets, keeps]) await deps.outbox.enqueue(deps.db, job, { email: "elif@example.com" });
  await runDueJobs(deps, [forgets, keeps]);
  const rows = await deps.db
    .select()
    .from(outbox)
    .where(inArray(outbox.kind, [forgets.kind, keeps.kind]));
  expect(Object.fromEntries(rows.map(({ kind, payload: kept }) => [kind, kept]))).toEqual({
    "test.forgets": {},
    "test.keeps": { email: "elif@example.com" },
  });
});

test("a piece of work has one name at every attempt, and no other has it", async () => {
  const names: string[] = [];
  const named = defineJob("test.named", v.object({}), async (_, { id, attempt }) => {
    names.push(id);
    if (attempt === 1) throw new Error("once more");
  });
  const { deps } = operator;
  await deps.outbox.enqueue(deps.db, named, {});
  await runDueJobs(deps, [named]);
  operator.clock.advance({ minutes: 1 });
  await deps.outbox.enqueue(deps.db, named, {});
  await runDueJobs(deps, [named]);
  const [first, again, other] = names;
  expect(first).toMatch(/^job-\d+-[\w-]{16}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test("a job belongs to the transaction that wanted it", async () => {
  const { db, outbox: box } = operator.deps;
  await db
    .transaction(async (tx) => {
      await box.enqueue(tx, note, { to: "undone" });
      throw new Error("changed my mind");
    })
    .catch(() => undefined);
  expect(await operator.runJobs()).toBe(0);
});

test("a failed attempt leaves nothing behind and is tried again after a growing pause", async () => {
  await enqueue({ to: "twice", fail: 2 });
  expect(await operator.runJobs()).toBe(1);
  expect(await operator.runJobs()).toBe(0);
  operator.clock.advance({ seconds: 5 });
  expect(await operator.runJobs()).toBe(1);
  operator.clock.advance({ seconds: 9 });
  expect(await operator.runJobs()).toBe(0);
  operator.clock.advance({ seconds: 1 });
  expect(await operator.runJobs()).toBe(1);
  expect(await written("twice")).toBe(1);
});

test("after the last attempt it is given up, told once, and left for a person", async () => {
  await enqueue({ to: "never", fail: 99 });
  for (let i = 0; i < 5; i++) {
    await operator.runJobs();
    operator.clock.advance({ hours: 1 });
  }
  const row = (await operator.deps.db.select().from(outbox)).find(({ failedAt }) => failedAt !== null);
  expect(row).toMatchObject({ attempts: 3, lastError: "not yet", doneAt: null });
  expect(gaveUp).toEqual([{ to: "never", fail: 99 }]);
});

test("what a third party refuses for good is not asked again", async () => {
  const refused = defineJob("test.note", payload, async () => {
    throw new ProviderError("fake", "note", { fault: "status", status: 422 });
  });
  await enqueue({ to: "refused" });
  expect(await runDueJobs(operator.deps, [refused])).toBe(1);
  const row = (await operator.deps.db.select().from(outbox)).find(({ lastError }) => lastError === "fake, note: answered 422");
  expect(row).toMatchObject({ attempts: 1, doneAt: null, failedAt: operator.deps.clock.now() });
});

test("many runners share the work, and each job runs once", async () => {
  for (let i = 0; i < 30; i++) await enqueue({ to: "shared" });
  const counts = await Promise.all([1, 2, 3, 4].map(() => runDueJobs(operator.deps, [note])));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30);
  expect(await written("shared")).toBe(30);
});

test("a process that dies in the middle of a job leaves it to the next", async () => {
  await enqueue({ to: "survivor" });
  const dying = openDatabase(operator.databaseUrl, { max: 1 });
  let started = () => {};
  const inside = new Promise<void>((resolve) => {
    started = resolve;
  });
  const stuck = defineJob("test.note", payload, async ({ to }, { db }) => {
    await db
      .insert(messages)
      .values({ id: randomUUID(), teamId: 1, channel: "mail", recipient: to, body: "", sentAt: operator.deps.clock.now() });
    started();
    await new Promise(() => undefined);
  });
  void runNextJob({ ...operator.deps, db: dying.db }, [stuck]).catch(() => undefined);
  await inside;
  expect(await operator.runJobs()).toBe(0);
  await operator.deps.db.execute(
    "select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()",
  );
  await expect.poll(() => operator.runJobs()).toBe(1);
  expect(await written("survivor")).toBe(1);
});

test("jobs of an unknown kind wait for a process that knows them", async () => {
  const other = defineJob("test.other", payload, async () => undefined);
  await operator.deps.outbox.enqueue(operator.deps.db, other, { to: "x" });
  expect(await operator.runJobs()).toBe(0);
  await expect(operator.deps.outbox.enqueue(operator.deps.db, note, JSON.parse("{}"))).rejects.toThrow();
});

test("a job that cannot even be given up waits for another time, and holds up nobody", async () => {
  let broken = true;
  const clumsy = defineJob("test.clumsy", payload, () => Promise.reject(new Error("never")), {
    attempts: 1,
    pauseSeconds: () => 60,
    onGiveUp: async () => {
      if (broken) throw new Error("not even that");
    },
  });
  const { db, outbox: box } = operator.deps;
  await box.enqueue(db, clumsy, { to: "clumsy" });
  operator.clock.advance({ seconds: 1 });
  await enqueue({ to: "behind" });
  expect(await runDueJobs(operator.deps, [clumsy, note])).toBe(2);
  expect(await written("behind")).toBe(1);
  const state = async () => (await db.select().from(outbox).where(eq(outbox.kind, "test.clumsy")))[0];
  expect(await state()).toMatchObject({ attempts: 1, failedAt: null });
  broken = false;
  operator.clock.advance({ minutes: 2 });
  await runDueJobs(operator.deps, [clumsy]);
  expect((await state())?.failedAt).not.toBeNull();
});
