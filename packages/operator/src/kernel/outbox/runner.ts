import { and, asc, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import { keptQuery } from "../../db/kept-query.ts";
import { type Lane, outbox } from "../../db/schema/operations.ts";
import type { Deps } from "../deps.ts";
import { ProviderError } from "../../base/provider-error.ts";
import { sha256 } from "../../security/seal.ts";
import { errorText } from "../../base/scrub.ts";
import type { Job, JobContext } from "./job.ts";

function longestDue(name: string, ofLane?: SQL) {
  return keptQuery((db) => {
    const [now, kinds] = [sql.placeholder("now"), sql.placeholder("kinds")];
    return db
      .select()
      .from(outbox)
      .where(
        and(ofLane, isNull(outbox.doneAt), isNull(outbox.failedAt), lte(outbox.dueAt, now), sql`${outbox.kind} = any(${kinds}::text[])`),
      )
      .orderBy(asc(outbox.dueAt), asc(outbox.id))
      .limit(1)
      .for("update", { skipLocked: true })
      .prepare(name);
  });
}
const longestDueOfLane = longestDue("longest_due_of_lane", sql`${outbox.lane} = ${sql.placeholder("lane")}`);
const longestDueOfAll = longestDue("longest_due");

/**
 * Runs the job of a lane, or of all, that has been due longest. Its row stays locked while it runs, so that other processes skip it; when a process dies, the
 * lock ends and the job stays as it was.
 * @returns false if nothing is due
 */
export async function runNextJob(deps: Deps, jobs: readonly Job[], lane?: Lane): Promise<boolean> {
  if (jobs.length === 0) return false;
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const kinds = jobs.map(({ kind }) => kind);
    const [row] = lane ? await longestDueOfLane(tx).execute({ lane, now, kinds }) : await longestDueOfAll(tx).execute({ now, kinds });
    const job = jobs.find(({ kind }) => kind === row?.kind);
    if (!row || !job) return false;
    const attempt = row.attempts + 1;
    const here = eq(outbox.id, row.id);
    const context = { deps, attempt, id: idOf(row) };
    try {
      await tx.transaction((inner) => job.run(row.payload, { ...context, db: inner }));
      await tx
        .update(outbox)
        .set({ doneAt: deps.clock.now(), attempts: attempt, lastError: null, ...(!job.keepsPayload && { payload: {} }) })
        .where(here);
      deps.metrics.job(job.kind, "done");
    } catch (error) {
      deps.log.warn({ err: error, job: job.kind, id: row.id, attempt }, "job failed");
      const last = attempt >= job.attempts || (error instanceof ProviderError && !error.retryable);
      const over = last && (await giveUp(job, row.payload, { ...context, db: tx }));
      const dueAt = new Date(now.getTime() + job.pauseSeconds(attempt) * 1000);
      const lastError = errorText(error).slice(0, 500);
      deps.metrics.job(job.kind, over ? "givenUp" : "failed");
      await tx
        .update(outbox)
        .set({ attempts: attempt, dueAt, lastError, ...(over && { failedAt: now }) })
        .where(here);
      if (!over && row.lane === "main") await deps.queue.wake(tx, "outbox", job.pauseSeconds(attempt) * 1000);
    }
    return true;
  });
}

/** The number alone could recur in another database that shares a gateway with this one. */
function idOf({ id, kind, createdAt }: Pick<typeof outbox.$inferSelect, "id" | "kind" | "createdAt">): string {
  return `job-${id}-${sha256(`${kind} ${createdAt.toISOString()}`).slice(0, 16)}`;
}

/** Runs a job's `onGiveUp` after the last attempt. @returns false if that fails too: the job is tried again later and blocks no other */
async function giveUp(job: Job, payload: unknown, context: JobContext): Promise<boolean> {
  try {
    await context.db.transaction(async (inner) => job.onGiveUp?.(payload, { ...context, db: inner }));
    return true;
  } catch (error) {
    context.deps.log.error({ err: error, job: job.kind }, "a job could not be given up");
    return false;
  }
}

/** Runs everything that is due while `while` returns true. @returns how many jobs ran */
export async function runDueJobs(
  deps: Deps,
  jobs: readonly Job[],
  limits: { readonly lane?: Lane; readonly max?: number; readonly while?: () => boolean } = {},
): Promise<number> {
  const { lane, max = 1000, while: goOn = () => true } = limits;
  let count = 0;
  await deps.clock.sync();
  while (count < max && goOn() && (await runNextJob(deps, jobs, lane))) count++;
  return count;
}
