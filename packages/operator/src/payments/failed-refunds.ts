import { and, eq, exists, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { supportMessages } from "../db/schema/fan-service.ts";
import { type PaymentRow, payments, type RefundRow, refunds } from "../db/schema/payments.ts";
import { users } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { euros } from "../words/written.ts";
import { addCredit } from "../ledger/charges.ts";
import { FAILED_REFUND } from "../ledger/labels.ts";
import { closeCase } from "../care/support/close-case.ts";

/**
 * Credits the failed refunds of a payment on the next invoice, each once. After its bank has taken a payment back whole, the payment can
 * take no refund, and all of it was claimed again. Skips a refund that staff have transferred by hand, and closes the case of each other
 * one, so that staff no longer transfer it.
 */
export async function creditFailedRefunds(deps: Deps, db: Db, payment: PaymentRow, now: Date): Promise<void> {
  const { id: paymentId, userId, teamId } = payment;
  const failed = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, "failed")));
  for (const refund of failed) {
    if (!(await leaveToBill(deps, db, payment, refund))) continue;
    const { id, amountCents } = refund;
    await addCredit(db, {
      ...{ lineId: null, userId, teamId, kind: "doubleRefund", label: FAILED_REFUND },
      ...{ amountCents, at: now, sourceId: `refundFailed:${id}` },
    });
  }
}

/** @returns false where staff have already settled the refund */
async function leaveToBill(deps: Deps, db: Db, { userId, teamId }: PaymentRow, { id, amountCents }: RefundRow): Promise<boolean> {
  const [fan] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return closeCase(deps, db, {
    ...{ teamId, userId, lineId: null, reference: refundCase(id) },
    message: `Bitte nicht mehr überweisen: Die Bank hat die Zahlung zurückgeholt, zu der die Erstattung ${id} über ${euros(amountCents, "de")} gehört. Der Betrag wird dem Kunden auf der nächsten Rechnung gutgeschrieben, der Vorgang ist geschlossen.`,
    tell: { kind: "refundCredited", about: euros(amountCents, fan?.language ?? "de") },
  });
}

/** Reference of the ticket in which staff settle a refund that could not be paid out. */
export const refundCase = (refundId: string) => `payment.refund:${refundId}`;

/** True while a fan waits for money: a refund is still open at the provider, or staff have not settled one that failed. */
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
