import { randomUUID } from "node:crypto";
import type { PaymentMethodType } from "@tribun/domain";
import { type CheckoutRow, type PaymentPurpose, type PaymentRow, payments } from "../../db/schema/payments.ts";
import { type SubjectContext, type SubjectFacts, subjectOf } from "./subject.ts";

export type Beginning = {
  readonly purpose: PaymentPurpose;
  readonly subjectId: string;
  /** As `find` gave it with the row locked. */
  readonly subject: SubjectFacts;
  readonly checkout?: CheckoutRow | undefined;
  readonly method: PaymentMethodType;
  readonly methodId?: string;
  readonly mandateReference?: string | null;
};

/** Records a payment of a locked subject, tells the subject, and hands the payment to the provider. */
export async function beginPayment(context: SubjectContext, beginning: Beginning): Promise<PaymentRow> {
  const { deps, db, now } = context;
  const { purpose, subjectId, subject, checkout, method, methodId, mandateReference } = beginning;
  const [payment] = await db
    .insert(payments)
    .values({
      id: randomUUID(),
      purpose,
      subjectId,
      teamId: subject.teamId,
      userId: subject.userId,
      checkoutId: checkout?.id ?? null,
      method,
      methodId: methodId ?? null,
      mandateReference: mandateReference ?? null,
      amountCents: subject.amountCents,
      state: "processing",
      createdAt: now,
    })
    .returning();
  if (!payment) throw new Error("payment was not written");
  await subjectOf(deps, purpose).started(context, payment, checkout);
  const { id: paymentId, teamId, amountCents } = payment;
  await deps.providers.payment.start(db, { paymentId, teamId, method, amountCents });
  return payment;
}
