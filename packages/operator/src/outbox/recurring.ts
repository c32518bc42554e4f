import { MINUTE_MS } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { recurringRuns } from "../db/schema/recurring.ts";
import type { Deps } from "../deps.ts";
import { errorText } from "../server/scrub.ts";

/** What recurring work knows. */
export type RecurringContext = {
  readonly deps: Deps;
  /** The transaction that also marks the run done: all of its effects happen, or none. */
  readonly db: Db;
  /** When it last succeeded; undefined the first time. The clock may have jumped over many intervals since. */
  readonly since: Date | undefined;
};

/** Work that returns. */
export type Recurring = {
  readonly kind: string;
  readonly everyMinutes: number;
  readonly run: (context: RecurringContext) => Promise<void>;
};

const LONGEST_PAUSE_MINUTES = 60;

/**
 * Declares work that is done again and again by the product's clock, by one process at a time. List it in a RECURRING.
 * It runs once however many intervals have passed, so it must look for everything that has become due by `deps.clock.now()`,
 * and running it twice must change nothing. For much work, find it here and enqueue one outbox job for each.
 */
export function defineRecurring(
  kind: string,
  { everyMinutes }: { readonly everyMinutes: number },
  run: (context: RecurringContext) => Promise<void>,
): Recurring {
  if (!(everyMinutes >= 1)) throw new RangeError(`${kind}: recurring work is looked at once a minute`);
  return { kind, everyMinutes, run };
}

/** What became of a try. */
export type RecurringOutcome = "done" | "failed" | "notDue" | "elsewhere";

/**
 * Runs it if it is due and no other process is running it. A failure is written down and tried again after 1, 2, 4 … minutes,
 * at most an hour and never later than its interval.
 */
export async function runIfDue(deps: Deps, work: Recurring): Promise<RecurringOutcome> {
  const here = eq(recurringRuns.kind, work.kind);
  await deps.db.insert(recurringRuns).values({ kind: work.kind, dueAt: deps.clock.now() }).onConflictDoNothing();
  return deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(recurringRuns).where(here).for("update", { skipLocked: true });
    if (!row) return "elsewhere";
    const now = deps.clock.now();
    const interval = work.everyMinutes * MINUTE_MS;
    // Due further away than one interval: written before the clock went back.
    if (row.dueAt > now && row.dueAt.getTime() <= now.getTime() + interval) return "notDue";
    const started = performance.now();
    try {
      await tx.transaction((inner) => work.run({ deps, db: inner, since: row.lastRunAt ?? undefined }));
      const lastMs = Math.round(performance.now() - started);
      const dueAt = new Date(now.getTime() + interval);
      await tx.update(recurringRuns).set({ dueAt, lastRunAt: now, lastMs, failures: 0, lastError: null }).where(here);
      deps.metrics.recurring(work.kind, "done");
      return "done";
    } catch (error) {
      deps.log.error({ err: error, recurring: work.kind, failures: row.failures + 1 }, "recurring work failed");
      const pause = Math.min(2 ** Math.min(row.failures, 10), LONGEST_PAUSE_MINUTES, work.everyMinutes) * MINUTE_MS;
      const lastError = errorText(error).slice(0, 500);
      deps.metrics.recurring(work.kind, "failed");
      await tx
        .update(recurringRuns)
        .set({ dueAt: new Date(now.getTime() + pause), failures: row.failures + 1, lastError })
        .where(here);
      return "failed";
    }
  });
}

/** Runs everything that is due, one after the other. @returns the kinds that ran and succeeded */
export async function runDueRecurring(deps: Deps, all: readonly Recurring[]): Promise<readonly string[]> {
  await deps.clock.sync();
  const done: string[] = [];
  for (const work of all) if ((await runIfDue(deps, work)) === "done") done.push(work.kind);
  return done;
}

/** Runs one now, due or not, and lets its failure through; for tests and for a person at the console. */
export async function runNow(deps: Deps, all: readonly Recurring[], kind: string): Promise<void> {
  const work = all.find((one) => one.kind === kind);
  if (!work) throw new Error(`there is no recurring work ${kind}`);
  await deps.clock.sync();
  const now = deps.clock.now();
  await deps.db.insert(recurringRuns).values({ kind, dueAt: now }).onConflictDoNothing();
  await deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(recurringRuns).where(eq(recurringRuns.kind, kind)).for("update");
    await work.run({ deps, db: tx, since: row?.lastRunAt ?? undefined });
    const dueAt = new Date(now.getTime() + work.everyMinutes * MINUTE_MS);
    await tx.update(recurringRuns).set({ dueAt, lastRunAt: now, failures: 0, lastError: null }).where(eq(recurringRuns.kind, kind));
  });
}
