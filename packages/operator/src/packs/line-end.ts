import { addCalendarDays, packEnd, startOfGermanDay } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { lineEnds } from "../db/schema/account.ts";
import type { PackRow } from "../db/schema/packs.ts";
import { optionOf } from "./store.ts";

/** Last day of a line whose contract was ended, as ISO date; undefined for a contract that goes on. */
export async function lastDayOf(db: Db, lineId: string): Promise<string | undefined> {
  const [end] = await db.select({ endsOn: lineEnds.endsOn }).from(lineEnds).where(eq(lineEnds.lineId, lineId));
  return end?.endsOn;
}

/**
 * Whether a pack's next period, if it began now, would outlast its line. The operator cannot charge for what it cannot provide (§ 326(1)
 * BGB), so the pack ends with its current period.
 */
export async function outlastsLine(db: Db, pack: PackRow, now: Date): Promise<boolean> {
  const lastDay = await lastDayOf(db, pack.lineId);
  if (lastDay === undefined) return false;
  const { validity } = await optionOf(db, pack.optionId);
  const endsAt = packEnd(Math.max(pack.endsAt.getTime(), now.getTime()), validity);
  return endsAt > startOfGermanDay(addCalendarDays(lastDay, 1));
}
