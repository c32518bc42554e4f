import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { type JobQueue, QUEUES, type QueueLook, type QueueName } from "./job-queue.ts";
import type { Job } from "./outbox.ts";
import { type Recurring, runDueRecurring } from "./recurring.ts";
import { runDueJobs } from "./runner.ts";

const SCHEMA = "pgboss";
const CONNECTIONS = 4;
const POLL_SECONDS = 0.5;
/** Runners of the outbox in one process. */
const RUNNERS = 2;
/** A look at the outbox hands over to the next after this long, far below the 15 minutes after which pg-boss gives it up. */
const LOOK_MS = 60_000;
/** Beyond this the sweep of every minute is precise enough, and a wake-up would only lie about. */
const FURTHEST_MS = 600_000;
const KEEP_SECONDS = 600;
const STOP_MS = 10_000;
const EVERY_MINUTE = "* * * * *";

/** pg-boss, ready to take wake-ups and, once `work` was called, to act on them. */
export type Boss = JobQueue & {
  readonly work: (deps: Deps, jobs: readonly Job[], recurring: readonly Recurring[]) => Promise<void>;
  /** Waits for the work in hand. */
  readonly stop: () => Promise<void>;
};

/**
 * Opens pg-boss in its own schema of the same database; any number of processes may do so at once.
 * @param root the pool; anything else given to `wake` is a transaction in it
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
  const woken = new WeakSet<Db>();

  const wake = async (db: Db, queue: QueueName, delayMs = 0): Promise<void> => {
    if (delayMs > FURTHEST_MS) return;
    // One wake-up finds everything that its transaction has made due.
    const once = delayMs <= 0 && db !== root && queue === "outbox";
    if (once && woken.has(db)) return;
    await boss.send(queue, null, { db: fromDrizzle(db, sql), ...(delayMs > 0 && { startAfter: new Date(Date.now() + delayMs) }) });
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
        await runDueJobs(deps, jobs, { while: () => !stopping && performance.now() < end });
        if (!stopping && performance.now() >= end) await wake(root, "outbox");
      };
      const options = { pollingIntervalSeconds: POLL_SECONDS, batchSize: 100 };
      await boss.work("outbox", { ...options, localConcurrency: RUNNERS }, outbox);
      await boss.work("recurring", options, async () => void (await runDueRecurring(deps, recurring)));
      // The sweep: it finds what a lost wake-up, a dead process or a clock that was moved back has left.
      for (const queue of QUEUES) await boss.schedule(queue, EVERY_MINUTE);
      for (const queue of QUEUES) await wake(root, queue);
    },
    stop: async () => {
      stopping = true;
      await boss.stop({ timeout: STOP_MS });
    },
  };
}
