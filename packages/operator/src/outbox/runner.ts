import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";
import { outbox } from "../db/schema/operations.ts";
import type { Deps } from "../deps.ts";
import { ProviderError } from "../providers/provider-error.ts";
import type { Job } from "./outbox.ts";

/**
 * Carries out the job that has been due for longest. The row stays locked while it runs, so that other processes pass it by;
 * a process that dies lets go of the lock and leaves the job as it was.
 * @returns false when nothing is due
 */
export async function runNextJob(deps: Deps, jobs: readonly Job[]): Promise<boolean> {
  if (jobs.length === 0) return false;
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const kinds = jobs.map(({ kind }) => kind);
    const [row] = await tx
      .select()
      .from(outbox)
      .where(and(isNull(outbox.doneAt), isNull(outbox.failedAt), lte(outbox.dueAt, now), inArray(outbox.kind, kinds)))
      .orderBy(asc(outbox.dueAt), asc(outbox.id))
      .limit(1)
      .for("update", { skipLocked: true });
    const job = jobs.find(({ kind }) => kind === row?.kind);
    if (!row || !job) return false;
    const attempt = row.attempts + 1;
    const here = eq(outbox.id, row.id);
    try {
      await tx.transaction((inner) => job.run(row.payload, { deps, db: inner, attempt }));
      await tx.update(outbox).set({ doneAt: deps.clock.now(), attempts: attempt, lastError: null }).where(here);
    } catch (error) {
      deps.log.warn({ err: error, job: job.kind, id: row.id, attempt }, "job failed");
      const last = attempt >= job.attempts || (error instanceof ProviderError && !error.retryable);
      if (last) await job.onGiveUp?.(row.payload, { deps, db: tx, attempt });
      const dueAt = new Date(now.getTime() + job.pauseSeconds(attempt) * 1000);
      const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
      await tx
        .update(outbox)
        .set({ attempts: attempt, dueAt, lastError, ...(last && { failedAt: now }) })
        .where(here);
    }
    return true;
  });
}

/** Carries out everything that is due; for tests and at the end of a process. @returns how many jobs ran */
export async function runDueJobs(deps: Deps, jobs: readonly Job[], max = 1000): Promise<number> {
  let count = 0;
  await deps.clock.sync();
  while (count < max && (await runNextJob(deps, jobs))) count++;
  return count;
}

/** A loop that can be ended; `stop` waits for the job in hand. */
export type Loop = { readonly stop: () => Promise<void> };

/** Looks for due jobs every `pauseMs` milliseconds of real time. */
export function startRunner(deps: Deps, jobs: readonly Job[], pauseMs = 250): Loop {
  return startLoop(
    pauseMs,
    () => runDueJobs(deps, jobs),
    (error) => deps.log.error({ err: error }, "outbox"),
  );
}

/** Repeats `work` with pauses between; a failure is reported and the loop goes on. */
export function startLoop(pauseMs: number, work: () => Promise<unknown>, onError: (error: unknown) => void): Loop {
  let stopped = false;
  let wake = () => {};
  const loop = (async () => {
    while (!stopped) {
      await work().catch(onError);
      if (stopped) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  })();
  return {
    stop: async () => {
      stopped = true;
      wake();
      await loop;
    },
  };
}
