import { sql } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Db } from "../../db/database.ts";
import type { Lane } from "../../db/schema/operations.ts";
import type { Deps } from "../deps.ts";
import { type JobQueue, QUEUES, type QueueLook, type QueueName } from "./job-queue.ts";
import { endsWithin } from "../../base/deadline.ts";
import { keepLooking } from "./lane.ts";
import type { Job } from "./job.ts";
import { type Recurring, runDueRecurring } from "./recurring.ts";
import { runDueJobs } from "./runner.ts";

const SCHEMA = "pgboss";
const CONNECTIONS = 4;
const POLL_SECONDS = 0.5;
/** Runners of the outbox in one process. */
const RUNNERS = 2;
/** Runners of the other lanes, and how often each of them polls. */
const POLLING = { messages: 2, sms: 1, bulk: 2 } as const satisfies Record<Exclude<Lane, "main">, number>;
const POLLS_EVERY_MS = 1000;
/** Most connections that all background work in one process holds: the runners above, and one for recurring work. */
export const WORK_CONNECTIONS = RUNNERS + POLLING.messages + POLLING.sms + POLLING.bulk + 1;
/** A run through the outbox ends after this time and the next one continues, far below the 15 minutes after which pg-boss would fail it. */
const LOOK_MS = 60_000;
/** Beyond this delay the sweep of every minute is precise enough, and a notification would only stay in the queue. */
const FURTHEST_MS = 600_000;
const KEEP_SECONDS = 600;
const STOP_MS = 10_000;
const EVERY_MINUTE = "* * * * *";

const isTransaction = (db: Db): boolean => db instanceof PgTransaction;

/** Returns the seconds since the transaction began. */
async function ageSeconds(db: Db): Promise<number> {
  const { rows } = await db.execute<{ age: number }>(sql`select extract(epoch from clock_timestamp() - now())::float8 as age`);
  return rows[0]?.age ?? 0;
}

/** pg-boss: accepts notifications and, after `work` is called, runs the due work. */
export type Boss = JobQueue & {
  readonly work: (deps: Deps, jobs: readonly Job[], recurring: readonly Recurring[]) => Promise<void>;
  /** Waits for running work. */
  readonly stop: () => Promise<void>;
};

/**
 * Opens pg-boss in its own schema of the same database; any number of processes may do so at once.
 * @param root the pool
 */
export async function openBoss(url: string, root: Db, log: Logger): Promise<Boss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    max: CONNECTIONS,
    application_name: "tribun-jobs",
    maintenanceIntervalSeconds: KEEP_SECONDS,
  });
  boss.on("error", (error) => log.error({ err: error }, "job queue"));
  boss.on("warning", ({ message }) => log.warn({ warning: message }, "job queue"));
  await boss.start();
  for (const queue of QUEUES) await boss.createQueue(queue, { deleteAfterSeconds: KEEP_SECONDS });
  let stopping = false;
  let polling: readonly ReturnType<typeof keepLooking>[] = [];
  const woken = new WeakSet<Db>();

  const wake = async (db: Db, queue: QueueName, delayMs = 0): Promise<void> => {
    if (delayMs > FURTHEST_MS) return;
    // One notification is enough for everything that its transaction has made due.
    const once = delayMs <= 0 && isTransaction(db) && queue === "outbox";
    if (once && woken.has(db)) return;
    // In seconds, because pg-boss adds them to the database's clock, which also decides when a notification is due. It adds them to the
    // transaction's start; a notification before the work is due would find nothing and leave the work to the sweep.
    const startAfter = delayMs > 0 ? delayMs / 1000 + (isTransaction(db) ? await ageSeconds(db) : 0) : 0;
    await boss.send(queue, null, { db: fromDrizzle(db, sql), startAfter });
    if (once) woken.add(db);
  };

  return {
    wake,
    ready: async () => !stopping && (await boss.schemaVersion().catch(() => null)) !== null,
    look: async () => {
      // pg-boss's own counts are up to a minute old.
      const { rows } = await root.execute<QueueLook>(sql`
        select name,
          count(*) filter (where state in ('created', 'retry'))::int as waiting,
          count(*) filter (where state = 'active')::int as active,
          count(*) filter (where state = 'failed')::int as failed
        from ${sql.identifier(SCHEMA)}.job where name in ${[...QUEUES]} group by name`);
      return QUEUES.map((name) => rows.find((row) => row.name === name) ?? { name, waiting: 0, active: 0, failed: 0 });
    },
    work: async (deps, jobs, recurring) => {
      const outbox = async () => {
        const end = performance.now() + LOOK_MS;
        await runDueJobs(deps, jobs, { lane: "main", while: () => !stopping && performance.now() < end });
        if (!stopping && performance.now() >= end) await wake(root, "outbox");
      };
      const options = { pollingIntervalSeconds: POLL_SECONDS, batchSize: 100 };
      await boss.work("outbox", { ...options, localConcurrency: RUNNERS }, outbox);
      await boss.work("recurring", options, async () => void (await runDueRecurring(deps, recurring)));
      polling = (["messages", "sms", "bulk"] as const).map((lane) =>
        keepLooking((goOn) => runDueJobs(deps, jobs, { lane, while: goOn }), {
          runners: POLLING[lane],
          everyMs: POLLS_EVERY_MS,
          onError: (error) => log.error({ err: error }, lane),
        }),
      );
      // The sweep finds work left by a lost notification, a dead process or a clock that was moved back.
      for (const queue of QUEUES) await boss.schedule(queue, EVERY_MINUTE);
      for (const queue of QUEUES) await wake(root, queue);
    },
    stop: async () => {
      stopping = true;
      await Promise.all([boss.stop({ timeout: STOP_MS }), ...polling.map((lane) => endsWithin(STOP_MS, lane.stop()))]);
    },
  };
}
