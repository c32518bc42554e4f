import { UNLIMITED, type AllowanceKind, type AllowanceZone } from "@tribun/domain";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { usagePeriods } from "../../db/schema/line-care.ts";

/**
 * Adds late usage to a past month, for its invoice, because records of foreign networks arrive days later. It leaves the new month's volume
 * unchanged and caps the past month at its total.
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
