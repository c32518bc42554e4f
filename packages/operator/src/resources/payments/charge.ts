import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type CheckoutRow, type PaymentMethodRow, paymentMethods, type PaymentPurpose, type PaymentRow } from "../../db/schema/payments.ts";
import type { Deps } from "../../deps.ts";
import { Problem } from "../../http/problem.ts";
import { beginPayment } from "./begin.ts";
import { type SubjectFacts, subjectOf } from "./subject.ts";

export type ChargeWish = {
  readonly purpose: PaymentPurpose;
  readonly subjectId: string;
  /** The owner's default method when absent. */
  readonly methodId?: string | undefined;
  /** The page on which its owner can follow it. */
  readonly checkout?: CheckoutRow | undefined;
};

/**
 * Draws what is due from a kept method, without its owner being there. The outcome usually comes later, as an event that ends in
 * the subject's `succeeded` or `failed`; what the provider refuses at once is thrown, and leaves no payment behind.
 * @returns the payment under way
 * @throws Problem 1037 when there is no such method of this owner, 1038 (402) when the provider refuses at once, -1 with status
 * 409 when the subject needs no payment
 */
export function chargeStored({ deps, db }: { readonly deps: Deps; readonly db: Db }, wish: ChargeWish): Promise<PaymentRow> {
  return db.transaction(async (tx) => {
    const { purpose, subjectId, checkout } = wish;
    const subject = await subjectOf(deps, purpose).find(tx, subjectId, "lock");
    if (!subject) throw new Problem("-1", { status: 404, reason: `${purpose}NotFound` });
    if (!subject.payable) throw new Problem("-1", { status: 409, reason: `${purpose}NotPayable` });
    const method = await keptMethod(tx, subject, wish.methodId);
    if (!method) throw new Problem("1037");
    return beginPayment(
      { deps, db: tx, now: deps.clock.now() },
      { purpose, subjectId, subject, checkout, method: method.type, methodId: method.id, mandateReference: method.mandateReference },
    );
  });
}

/** A method of the subject's own owner, or the owner's default. */
async function keptMethod(db: Db, { userId, teamId }: SubjectFacts, id: string | undefined): Promise<PaymentMethodRow | undefined> {
  const own = and(eq(paymentMethods.userId, userId), eq(paymentMethods.teamId, teamId), isNull(paymentMethods.removedAt));
  const [row] = await db
    .select()
    .from(paymentMethods)
    .where(and(own, id === undefined ? eq(paymentMethods.isDefault, true) : eq(paymentMethods.id, id)))
    .orderBy(desc(paymentMethods.createdAt))
    .limit(1);
  return row;
}
