import type { Outage } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import { and, desc, eq, lte } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type OutageRow, outages } from "../../db/schema/outages.ts";

/** Current outages of a club's network, newest first. */
export async function outagesNow(db: Db, teamId: number, language: Language, now: Date): Promise<Outage[]> {
  const rows = await db
    .select()
    .from(outages)
    .where(and(eq(outages.teamId, teamId), eq(outages.over, false), lte(outages.since, now)))
    .orderBy(desc(outages.since), outages.id);
  return rows.map((row) => outageView(row, language, now));
}

/** The contract's view of an outage. It omits an expected end that has passed, because the real end is then unknown. */
export function outageView({ id, since, place, expectedEnd }: OutageRow, language: Language, now: Date): Outage {
  const ahead = expectedEnd !== null && expectedEnd > now;
  return { id, since: since.toISOString(), place: place[language], ...(ahead && { expectedEnd: expectedEnd.toISOString() }) };
}
