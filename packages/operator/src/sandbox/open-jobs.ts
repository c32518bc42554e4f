import { asc, desc, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { outbox } from "../db/schema/operations.ts";

/** Jobs that still have to happen, those given up first. Their payloads stay out: they may hold what belongs to a fan alone. */
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
