import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { lines } from "../db/schema/lines.ts";
import { users } from "../db/schema/users.ts";

/** Increments the fan's revision, so that the fan's devices refetch; `changes` are written to the same row. */
export async function touch(db: Db, userId: string, changes: Partial<typeof users.$inferInsert> = {}): Promise<void> {
  await db
    .update(users)
    .set({ ...changes, revision: sql`${users.revision} + 1` })
    .where(eq(users.id, userId));
}

/** Like `touch`, for the fan that owns a line. */
export async function touchOwner(db: Db, lineId: string): Promise<void> {
  const owner = db.select({ id: lines.userId }).from(lines).where(eq(lines.id, lineId));
  await db
    .update(users)
    .set({ revision: sql`${users.revision} + 1` })
    .where(inArray(users.id, owner));
}
