import { ARREARS_STATES, type Arrears, arrearsOf } from "@tribun/domain";
import { and, eq, exists, inArray, isNull, lt, not, or, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { invoices } from "../../db/schema/billing.ts";
import { payments } from "../../db/schema/payments.ts";

/**
 * What a fan owes beyond its due date and has not disputed (§ 61(4) TKG). A payment under way is taken as paid where something
 * is to be held against the fan; where a block is to end it is `stillOwed`, because it may fail.
 * @param today German day; without what its fan has more time for on it, since nothing is held against anybody meanwhile
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

/** A payment of the invoice is on its way, which its state does not say during an objection. */
function isUnderWay(db: Db) {
  const ofInvoice = and(
    eq(payments.purpose, "invoice"),
    eq(payments.subjectId, sql`${invoices.id}::text`),
    eq(payments.state, "processing"),
  );
  return exists(db.select().from(payments).where(ofInvoice));
}
