import { MINUTE_MS } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { recurringRuns } from "../../db/schema/recurring.ts";
import type { Deps } from "../deps.ts";
import { errorText } from "../../base/scrub.ts";

/** Context of recurring work. */
export type RecurringContext = {
  readonly deps: Deps;
  /** The transaction that also marks the run as done: all of its effects happen, or none. */
  readonly db: Db;
  /** Time of the last success; undefined the first time. The clock may have jumped over many intervals since. */
  readonly since: Date | undefined;
};

/** Recurring work. */
export type Recurring = {
  readonly kind: string;
  readonly everyMinutes: number;
  readonly run: (context: RecurringContext) => Promise<void>;
};

const LONGEST_PAUSE_MINUTES = 60;

/**
 * Declares work that recurs by the operator's clock, in one process at a time. List it in a RECURRING. It runs once even if many intervals
 * have passed, so it must find everything that is due by `deps.clock.now()`, and a second run must change nothing. For large amounts, only
 * find the work here and enqueue one outbox job for each item.
 */
export function defineRecurring(
  kind: string,
  { everyMinutes }: { readonly everyMinutes: number },
  run: (context: RecurringContext) => Promise<void>,
): Recurring {
  if (!(everyMinutes >= 1)) throw new RangeError(`${kind}: recurring work is looked at once a minute`);
  return { kind, everyMinutes, run };
}

/** Result of an attempt. */
export type RecurringOutcome = "done" | "failed" | "notDue" | "elsewhere";

/**
 * Runs the work if it is due and no other process runs it. It records a failure and tries again after 1, 2, 4 … minutes, at most an hour
 * and never later than its interval.
 */
export async function runIfDue(deps: Deps, work: Recurring): Promise<RecurringOutcome> {
  const here = eq(recurringRuns.kind, work.kind);
  await deps.db.insert(recurringRuns).values({ kind: work.kind, dueAt: deps.clock.now() }).onConflictDoNothing();
  return deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(recurringRuns).where(here).for("update", { skipLocked: true });
    if (!row) return "elsewhere";
    const now = deps.clock.now();
    const interval = work.everyMinutes * MINUTE_MS;
    // If it is due later than one interval from now, the date was written before the clock went back.
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

/** Runs everything that is due, in sequence. @returns the kinds that ran and succeeded */
export async function runDueRecurring(deps: Deps, all: readonly Recurring[]): Promise<readonly string[]> {
  await deps.clock.sync();
  const done: string[] = [];
  for (const work of all) if ((await runIfDue(deps, work)) === "done") done.push(work.kind);
  return done;
}

/** Runs one kind now, due or not, and throws its failure; for tests and for staff at the console. */
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
