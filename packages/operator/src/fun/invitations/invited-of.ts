import type { Invited } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { invitationBonuses } from "../../db/schema/games.ts";

/** What a fan's own code has earned so far. */
export async function invitedOf(db: Db, userId: string): Promise<Invited> {
  const rows = await db.select().from(invitationBonuses).where(eq(invitationBonuses.userId, userId));
  const sum = (state: "booked" | "parked") => rows.reduce((gb, row) => gb + (row.state === state ? row.gb : 0), 0);
  const waiting = rows.flatMap(({ state, parkedUntil }) => (state === "parked" && parkedUntil ? [parkedUntil.getTime()] : []));
  return {
    friends: rows.length,
    gb: sum("booked"),
    waitingGb: sum("parked"),
    ...(waiting.length > 0 && { waitingUntil: new Date(Math.min(...waiting)).toISOString() }),
  };
}
