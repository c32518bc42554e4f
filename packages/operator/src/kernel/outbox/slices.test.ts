import { randomUUID } from "node:crypto";
import { and, asc, count, eq, gt, isNull, like, sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../db/database.ts";
import { messages, outbox } from "../../db/schema/operations.ts";
import { NIL } from "../../db/uuid.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import type { Deps } from "../deps.ts";
import { defineJob, type JobContext } from "./job.ts";
import { workOf } from "./outbox.ts";
import { runDueJobs, runNextJob } from "./runner.ts";
import { defineSlices, eachAlone, type Slice, startSlices } from "./slices.ts";

const operator: TestOperator = await createTestOperator();
const { deps } = operator;
const { db } = deps;
afterAll(() => operator.stop());

const row = (recipient: string, subject: string | null = null) => {
  return { id: randomUUID(), teamId: 1, channel: "mail" as const, recipient, body: "", subject, sentAt: deps.clock.now() };
};
let bad: ReadonlySet<string>;
/** Gives a message its subject and writes a proof: a second time would leave a second proof. */
async function handle({ id, to }: { id: string; to: string }, tx: JobContext["db"]): Promise<void> {
  await tx.insert(messages).values(row(`proof of ${to}`, "proof"));
  if (bad.has(to)) throw new Error("cannot be handled");
  await tx.update(messages).set({ subject: "handled" }).where(eq(messages.id, id));
}
const waiting = ({ db: tx, after, limit }: Slice) =>
  tx
    .select({ id: messages.id, to: messages.recipient })
    .from(messages)
    .where(and(isNull(messages.subject), gt(messages.id, after ?? NIL)))
    .orderBy(asc(messages.id))
    .limit(limit);
const keyOf = ({ id }: { readonly id: string }) => id;

const one = defineJob("test.one", v.object({ id: v.string(), to: v.string() }), (given, { db: tx }) => handle(given, tx));
/** Enqueues a job for each row. */
const byJobs = defineSlices(
  "jobs.slice",
  {
    find: waiting,
    keyOf,
    take: (rows, { db: tx }) =>
      deps.outbox.enqueueAll(
        tx,
        rows.map((given) => workOf(one, given, { once: given.id })),
      ),
  },
  4,
);
/** Does the work within the slice. */
const atOnce = defineSlices(
  "once.slice",
  { find: waiting, keyOf, take: (rows, slice) => eachAlone(slice, rows, (tx, given) => handle(given, tx)) },
  4,
);
const jobs = [one, byJobs, atOnce];

const names = Array.from({ length: 18 }, (_, index) => `row ${index}`);
beforeEach(async () => {
  bad = new Set();
  await db.delete(messages);
  await db.delete(outbox);
  await db.insert(messages).values(names.map((name) => row(name)));
});
const handled = async () => (await db.select().from(messages).where(eq(messages.subject, "handled"))).map(({ recipient }) => recipient);
const mostProofs = async () => {
  const proofs = db
    .select({ most: count().as("most") })
    .from(messages)
    .where(like(messages.recipient, "proof%"));
  return (await proofs.groupBy(messages.recipient)).map(({ most }) => most);
};

test.each([byJobs, atOnce])("$kind: two processes take slices until no row is left, each row once", async (sliced) => {
  const other = openDatabase(operator.databaseUrl);
  await startSlices(deps, db, sliced);
  const work = async (own: Deps) => {
    // Slices follow one another, so a process that finds nothing looks again.
    for (let idle = 0; idle < 20;) {
      if (await runNextJob(own, jobs)) idle = 0;
      else await new Promise((resolve) => setTimeout(resolve, ++idle));
    }
  };
  await Promise.all([work(deps), work({ ...deps, db: other.db })]);
  await other.close();
  expect((await handled()).toSorted()).toEqual(names.toSorted());
  expect(await mostProofs()).toEqual(names.map(() => 1));
});

test("a process that dies within a slice loses no row and does none twice", async () => {
  const dying = openDatabase(operator.databaseUrl);
  // Its connection breaks after it has taken the rows and enqueued the next slice.
  const broken = defineSlices("once.slice", {
    find: waiting,
    keyOf,
    take: async (rows, slice) => {
      await eachAlone(slice, rows, (tx, given) => handle(given, tx));
      await slice.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    },
  });
  await startSlices(deps, db, atOnce);
  await expect(runNextJob({ ...deps, db: dying.db }, [broken])).rejects.toThrow();
  await dying.close();
  expect(await handled()).toEqual([]);
  await runDueJobs(deps, jobs);
  expect((await handled()).toSorted()).toEqual(names.toSorted());
  expect(await mostProofs()).toEqual(names.map(() => 1));
});

test.each([byJobs, atOnce])("$kind: rows that fail hold up no other, however many they are, and are found again", async (sliced) => {
  bad = new Set(names.slice(0, 9));
  for (let look = 0; look < 2; look++) {
    await startSlices(deps, db, sliced);
    await runDueJobs(deps, jobs);
  }
  expect((await handled()).toSorted()).toEqual(names.slice(9).toSorted());
  bad = new Set();
  operator.clock.advance({ minutes: 1 });
  await startSlices(deps, db, sliced);
  await runDueJobs(deps, jobs);
  expect((await handled()).toSorted()).toEqual(names.toSorted());
  expect(await mostProofs()).toEqual(names.map(() => 1));
});

test("while a job waits for a row, or work waits to start, there is no second one", async () => {
  bad = new Set(names);
  for (let look = 0; look < 3; look++) {
    await startSlices(deps, db, byJobs);
    await startSlices(deps, db, byJobs);
    expect(await db.$count(outbox, and(eq(outbox.kind, byJobs.kind), isNull(outbox.doneAt)))).toBe(1);
    await runDueJobs(deps, jobs);
  }
  expect(await db.$count(outbox, and(eq(outbox.kind, one.kind), isNull(outbox.doneAt)))).toBe(names.length);
});
