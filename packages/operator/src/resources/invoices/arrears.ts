import { ARREARS_STATES, type Arrears, arrearsOf } from "@tribun/domain";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { invoices } from "../../db/schema/billing.ts";

/**
 * What a fan owes beyond its due date and has not disputed (§ 61(4) TKG). A payment under way is taken as paid where something
 * is to be held against the fan; where a block is to end it is `stillOwed`, because it may fail.
 */
export async function arrearsOfFan(db: Db, userId: string, underWay: "paid" | "stillOwed" = "paid"): Promise<Arrears> {
  const late = [...ARREARS_STATES];
  const collecting = and(eq(invoices.state, "collecting"), inArray(invoices.before, late));
  const rows = await db
    .select({
      state: sql<
        (typeof ARREARS_STATES)[number]
      >`case when ${invoices.state} = 'collecting' then ${invoices.before} else ${invoices.state} end`,
      totalCents: sql<number>`${invoices.grossCents} - ${invoices.creditedCents}`,
      disputedCents: invoices.disputedCents,
    })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), or(inArray(invoices.state, late), underWay === "stillOwed" ? collecting : undefined)));
  return arrearsOf(rows);
}
