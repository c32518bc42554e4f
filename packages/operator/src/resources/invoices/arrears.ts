import { ARREARS_STATES, type Arrears, arrearsOf } from "@tribun/domain";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { invoices } from "../../db/schema/billing.ts";

/** What a fan owes beyond its due date and has not disputed (§ 61(4) TKG). */
export async function arrearsOfFan(db: Db, userId: string): Promise<Arrears> {
  const rows = await db
    .select({
      state: invoices.state,
      totalCents: sql<number>`${invoices.grossCents} - ${invoices.creditedCents}`,
      disputedCents: invoices.disputedCents,
    })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), inArray(invoices.state, [...ARREARS_STATES])));
  return arrearsOf(rows);
}
