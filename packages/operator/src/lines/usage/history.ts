import type { UsageMonth } from "@tribun/api-client/contract";
import { usagePeriod } from "@tribun/domain";
import { asc, desc, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { usagePeriods } from "../../db/schema/line-care.ts";
import { readVolumes } from "./volumes.ts";

const PLACES = 100;

/** A line's usage by month, the current one first, as far back as it is kept (`privacy/purges.ts`). Two decimals. */
export async function usageMonths(db: Db, lineId: string, now: Date): Promise<UsageMonth[]> {
  const { tariff } = await readVolumes(db, lineId, now);
  const period = usagePeriod(now.getTime());
  const past = await db
    .select()
    .from(usagePeriods)
    .where(eq(usagePeriods.lineId, lineId))
    .orderBy(desc(usagePeriods.period), asc(usagePeriods.kind), asc(usagePeriods.zone));
  const rounded = (used: number) => Math.round(used * PLACES) / PLACES;
  const view = ({ kind, zone, used, total, unit }: Omit<UsageMonth, "period">) => ({ kind, zone, used: rounded(used), total, unit });
  return [
    ...tariff.map(({ asOf, ...row }) => ({ period, ...view(row), asOf: asOf.toISOString() })),
    ...past.filter((row) => row.period < period).map((row) => ({ period: row.period, ...view(row) })),
  ];
}
