import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type PaymentRow, refunds } from "../../db/schema/payments.ts";
import { addCredit } from "../invoices/charges.ts";
import { FAILED_REFUND } from "../invoices/labels.ts";

/**
 * Credits the refunds of a payment that were never paid out. Once its bank has taken a payment back whole, a refund cannot be
 * sent to it any more, and all of it was claimed again; so what did not arrive comes off the next invoice, each refund once.
 */
export async function creditFailedRefunds(db: Db, { id: paymentId, userId, teamId }: PaymentRow, now: Date): Promise<void> {
  const failed = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, "failed")));
  for (const { id, amountCents } of failed) {
    await addCredit(db, {
      ...{ lineId: null, userId, teamId, kind: "doubleRefund", label: FAILED_REFUND },
      ...{ amountCents, at: now, sourceId: `refundFailed:${id}` },
    });
  }
}
