import { sql } from "drizzle-orm";
import type { TestOperator } from "./index.ts";

/** Resolves when a connection of the operator's database waits for a lock. */
export async function somebodyWaits({ deps: { db } }: TestOperator): Promise<"waiting"> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  for (;;) if ((await db.execute(waiting)).rows.length > 0) return "waiting";
}
