import { asc, desc, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { outbox } from "../db/schema/operations.ts";

/** Returns open jobs, those given up first. Without their payloads, because they may contain a fan's data. */
export async function listOpenJobs(db: Db, limit = 50) {
  return db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      dueAt: outbox.dueAt,
      attempts: outbox.attempts,
      failedAt: outbox.failedAt,
      lastError: outbox.lastError,
    })
    .from(outbox)
    .where(isNull(outbox.doneAt))
    .orderBy(desc(isNotNull(outbox.failedAt)), asc(outbox.dueAt))
    .limit(limit);
}
