import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { lines } from "../../db/schema/lines.ts";

/** True while a fan has a line whose contract has not ended. */
export async function hasOpenLine(db: Db, userId: string): Promise<boolean> {
  const [line] = await db
    .select({ id: lines.id })
    .from(lines)
    .where(and(eq(lines.userId, userId), ne(lines.state, "ended")))
    .limit(1);
  return line !== undefined;
}
