import { and, asc, eq, isNotNull } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { outbox } from "../db/schema/operations.ts";
import { recurringRuns } from "../db/schema/recurring.ts";
import type { Deps } from "../kernel/deps.ts";

/** Recurring work with its last and next run. */
export const listRecurring = (db: Db) => db.select().from(recurringRuns).orderBy(asc(recurringRuns.kind));

const word = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
export const runCommand = v.object({ kind: word });
export const retryCommand = v.object({ id: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1)) });

/** Makes recurring work due now and notifies its runner. @returns false if there is none of this kind */
export async function makeDue(deps: Deps, { kind }: v.InferOutput<typeof runCommand>): Promise<boolean> {
  const rows = await deps.db.update(recurringRuns).set({ dueAt: deps.clock.now() }).where(eq(recurringRuns.kind, kind)).returning();
  await deps.queue.wake(deps.db, "recurring");
  return rows.length > 0;
}

/** Restarts a job that was given up, with new attempts. @returns false if there is no such job */
export async function retryJob(deps: Deps, { id }: v.InferOutput<typeof retryCommand>): Promise<boolean> {
  const rows = await deps.db
    .update(outbox)
    // A job with the same `once` may have been written since.
    .set({ failedAt: null, attempts: 0, once: null, dueAt: deps.clock.now() })
    .where(and(eq(outbox.id, id), isNotNull(outbox.failedAt)))
    .returning();
  await deps.queue.wake(deps.db, "outbox");
  return rows.length > 0;
}
