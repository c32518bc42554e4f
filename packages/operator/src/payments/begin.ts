import { randomUUID } from "node:crypto";
import type { PaymentMethodType } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type CheckoutRow, type PaymentPurpose, type PaymentRow, payments } from "../db/schema/payments.ts";
import { Problem } from "../base/problem.ts";
import { handOverPayment } from "./hand-over.ts";
import { type SubjectContext, subjectOf } from "../kernel/payment-subject.ts";
import type { SubjectFacts } from "../kernel/subject-shape.ts";

export type Beginning = {
  readonly purpose: PaymentPurpose;
  readonly subjectId: string;
  /** The facts that `find` returned with the row locked. */
  readonly subject: SubjectFacts;
  readonly checkout?: CheckoutRow | undefined;
  readonly method: PaymentMethodType;
  readonly methodId?: string;
  readonly mandateReference?: string | null;
  /** True when the fan has asked to keep the method. */
  readonly keepsMethod?: boolean;
};

/** Time until the outbox hands over a payment whose process died before the page could. */
const GRACE_MS = 30_000;

/** True while a payment of this subject is under way, even if the subject itself already waits for another payment. */
export async function isUnderWay(db: Db, purpose: PaymentPurpose, subjectId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.purpose, purpose), eq(payments.subjectId, subjectId), eq(payments.state, "processing")));
  return row !== undefined;
}

/**
 * Records a payment of a locked subject and calls the subject's `started`. `handOver` calls the provider after the commit.
 * @throws Problem -1 with status 409 while another payment is under way
 */
export async function beginPayment(context: SubjectContext, beginning: Beginning): Promise<PaymentRow> {
  const { deps, db, now } = context;
  const payment = await recordPayment(db, beginning, now);
  if (!payment) throw Problem.failed({ status: 409, reason: "paymentUnderWay" });
  await subjectOf(deps, beginning.purpose).started(context, payment, beginning.checkout);
  const dueAt = new Date(now.getTime() + GRACE_MS);
  await deps.outbox.enqueue(db, handOverPayment, { paymentId: payment.id }, { dueAt });
  return payment;
}

/** Writes the row. @returns undefined when another payment of the same subject is under way */
export async function recordPayment(db: Db, beginning: Beginning, now: Date): Promise<PaymentRow | undefined> {
  const { purpose, subjectId, subject, checkout, method, methodId, mandateReference, keepsMethod = false } = beginning;
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
      keepsMethod: keepsMethod || subject.keeps === "always",
      amountCents: subject.amountCents,
      state: "processing",
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return payment;
}
