import { UNLIMITED, type AllowanceKind, type AllowanceZone } from "@tribun/domain";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { usagePeriods } from "../../db/schema/line-care.ts";

/**
 * Adds something to a month that is over, for its invoice: records of foreign networks come days later. The new month's volume
 * is not touched, and what no longer fitted then is not counted now either.
 */
export async function addToPastMonth(
  db: Db,
  lineId: string,
  period: string,
  { kind, zone, amount }: { readonly kind: AllowanceKind; readonly zone: AllowanceZone; readonly amount: number },
): Promise<void> {
  const zones = (["de", "eu", "tr"] as const).filter((one) => one === zone || (kind === "data" && zone === "eu" && one === "de"));
  if (zones.length === 0) return;
  const { used, total } = usagePeriods;
  await db
    .update(usagePeriods)
    .set({ used: sql`case when ${total} = ${UNLIMITED} then ${used} + ${amount} else least(${total}, ${used} + ${amount}) end` })
    .where(
      and(eq(usagePeriods.lineId, lineId), eq(usagePeriods.period, period), eq(usagePeriods.kind, kind), inArray(usagePeriods.zone, zones)),
    );
}
