import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** When each recurring work ran last, by the product's clock; the row's lock lets one process run it at a time. */
export const recurringRuns = pgTable("recurring_runs", {
  kind: text("kind").primaryKey(),
  dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
  /** The last run that succeeded. */
  lastRunAt: timestamp("last_run_at", { withTimezone: true }),
  lastMs: integer("last_ms"),
  /** Failures since then. */
  failures: integer("failures").notNull().default(0),
  lastError: text("last_error"),
});
