import { ARREARS_STATES, type Arrears, arrearsOf } from "@tribun/domain";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { invoices } from "../../db/schema/billing.ts";

/** What a fan owes beyond its due date and has not disputed (§ 61(4) TKG). */
export async function arrearsOfFan(db: Db, userId: string): Promise<Arrears> {
  const rows = await db
    .select({ state: invoices.state, totalCents: invoices.grossCents, disputedCents: invoices.disputedCents })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), inArray(invoices.state, [...ARREARS_STATES])));
  return arrearsOf(rows);
}
