import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Last run of each recurring work, by the operator's clock; the row's lock lets one process run it at a time. */
export const recurringRuns = pgTable("recurring_runs", {
  kind: text("kind").primaryKey(),
  dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
  /** The last successful run. */
  lastRunAt: timestamp("last_run_at", { withTimezone: true }),
  lastMs: integer("last_ms"),
  /** Failures since the last success. */
  failures: integer("failures").notNull().default(0),
  lastError: text("last_error"),
});
