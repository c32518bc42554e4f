import { and, eq, exists, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { supportMessages } from "../../db/schema/fan-service.ts";
import { type PaymentRow, payments, refunds } from "../../db/schema/payments.ts";
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

/** Reference of the ticket in which people settle a refund that could not be paid out. */
export const refundCase = (refundId: string) => `payment.refund:${refundId}`;

/** True while a fan waits for money: the provider is still asked for a refund, or people have not settled one that failed. */
export async function isRefundOwed(db: Db, userId: string): Promise<boolean> {
  const unsettled = db
    .select({ id: supportMessages.id })
    .from(supportMessages)
    .where(and(eq(supportMessages.reference, sql`${refundCase("")} || ${refunds.id}`), isNull(supportMessages.resolvedAt)));
  const [owed] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.userId, userId), or(eq(refunds.state, "pending"), and(eq(refunds.state, "failed"), exists(unsettled)))))
    .limit(1);
  return owed !== undefined;
}
