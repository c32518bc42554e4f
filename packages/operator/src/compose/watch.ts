import { and, count, isNotNull, isNull, lte, min } from "drizzle-orm";
import type pg from "pg";
import { collectDefaultMetrics } from "prom-client";
import { outbox } from "../db/schema/operations.ts";
import { recurringRuns } from "../db/schema/recurring.ts";
import type { Deps } from "../kernel/deps.ts";

/** Adds gauges that query the database when the metrics are read: the outbox and recurring work. */
export function watchWork({ db, clock, metrics }: Deps): void {
  const open = and(isNull(outbox.doneAt), isNull(outbox.failedAt));
  metrics.gauge("tribun_outbox_due", "Jobs that are due and not done", ["kind"], async () => {
    const rows = await db
      .select({ kind: outbox.kind, value: count() })
      .from(outbox)
      .where(and(open, lte(outbox.dueAt, clock.now())))
      .groupBy(outbox.kind);
    return rows.map(({ kind, value }) => ({ labels: { kind }, value }));
  });
  metrics.gauge("tribun_outbox_oldest_seconds", "How long the oldest due job has been waiting", [], async () => {
    const [row] = await db
      .select({ oldest: min(outbox.dueAt) })
      .from(outbox)
      .where(open);
    return [{ value: row?.oldest ? Math.max(0, (clock.nowMs() - row.oldest.getTime()) / 1000) : 0 }];
  });
  metrics.gauge("tribun_outbox_given_up", "Jobs given up, which wait for a person", ["kind"], async () => {
    const rows = await db
      .select({ kind: outbox.kind, value: count() })
      .from(outbox)
      .where(and(isNull(outbox.doneAt), isNotNull(outbox.failedAt)))
      .groupBy(outbox.kind);
    return rows.map(({ kind, value }) => ({ labels: { kind }, value }));
  });
  metrics.gauge("tribun_recurring_failures", "Failures of recurring work since it last succeeded", ["kind"], async () => {
    const rows = await db.select({ kind: recurringRuns.kind, value: recurringRuns.failures }).from(recurringRuns);
    return rows.map(({ kind, value }) => ({ labels: { kind }, value }));
  });
  metrics.gauge("tribun_recurring_overdue_seconds", "How long recurring work has been due", ["kind"], async () => {
    const rows = await db.select({ kind: recurringRuns.kind, dueAt: recurringRuns.dueAt }).from(recurringRuns);
    return rows.map(({ kind, dueAt }) => ({ labels: { kind }, value: Math.max(0, (clock.nowMs() - dueAt.getTime()) / 1000) }));
  });
}

/** Adds metrics of this process and its pool of database connections. */
export function watchProcess({ metrics }: Deps, pool: pg.Pool): void {
  collectDefaultMetrics({ register: metrics.registry, prefix: "tribun_" });
  metrics.gauge("tribun_db_connections", "Connections of the pool, and who waits for one", ["state"], async () => [
    { labels: { state: "idle" }, value: pool.idleCount },
    { labels: { state: "busy" }, value: pool.totalCount - pool.idleCount },
    { labels: { state: "waiting" }, value: pool.waitingCount },
  ]);
}
