import type { Outage } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import { and, desc, eq, lte } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type OutageRow, outages } from "../../db/schema/outages.ts";

/** What does not work in a club's network now, the newest first. */
export async function outagesNow(db: Db, teamId: number, language: Language, now: Date): Promise<Outage[]> {
  const rows = await db
    .select()
    .from(outages)
    .where(and(eq(outages.teamId, teamId), eq(outages.over, false), lte(outages.since, now)))
    .orderBy(desc(outages.since), outages.id);
  return rows.map((row) => outageView(row, language, now));
}

/** An hour that has come and gone is promised no more: what is not over by then ends nobody knows when. */
export function outageView({ id, since, place, expectedEnd }: OutageRow, language: Language, now: Date): Outage {
  const ahead = expectedEnd !== null && expectedEnd > now;
  return { id, since: since.toISOString(), place: place[language], ...(ahead && { expectedEnd: expectedEnd.toISOString() }) };
}
