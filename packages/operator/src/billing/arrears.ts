import { ARREARS_STATES, type Arrears, arrearsOf } from "@tribun/domain";
import { and, eq, exists, inArray, isNull, lt, not, or, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { invoices } from "../db/schema/billing.ts";
import { payments } from "../db/schema/payments.ts";

/**
 * Gross cents and number of the invoices that a fan owes beyond their due date and has not disputed (§ 61(4) TKG). A payment under way
 * counts as paid where the result is held against the fan; pass `stillOwed` before a block is lifted, because that payment may fail.
 * @param today German day; excludes invoices whose deferral has not ended by that day, because a deferral protects the fan
 */
export async function arrearsOfFan(db: Db, userId: string, underWay: "paid" | "stillOwed" = "paid", today?: string): Promise<Arrears> {
  const late = [...ARREARS_STATES];
  const waiting =
    underWay === "stillOwed"
      ? inArray(invoices.state, ["collecting", "disputed"])
      : and(eq(invoices.state, "disputed"), not(isUnderWay(db)));
  const rows = await db
    .select({
      state: invoices.state,
      before: invoices.before,
      totalCents: sql<number>`${invoices.grossCents} - ${invoices.creditedCents}`,
      disputedCents: invoices.disputedCents,
    })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), isDue(today), or(inArray(invoices.state, late), and(waiting, inArray(invoices.before, late)))));
  return arrearsOf(rows);
}

const isDue = (today: string | undefined) =>
  today === undefined ? undefined : or(isNull(invoices.deferredUntil), lt(invoices.deferredUntil, today));

/** True while a payment of the invoice is under way. During an objection the invoice's state does not show this. */
function isUnderWay(db: Db) {
  const ofInvoice = and(
    eq(payments.purpose, "invoice"),
    eq(payments.subjectId, sql`${invoices.id}::text`),
    eq(payments.state, "processing"),
  );
  return exists(db.select().from(payments).where(ofInvoice));
}
