import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { paymentEvents, type PaymentRow } from "../db/schema/payments.ts";

const TYPE = "payment.taken:";
const idOf = ({ id }: PaymentRow) => `taken:${id}`;

/**
 * Keeps how many gross cents of a payment its bank took back, among the events of the payment. The latest return replaces the one before.
 */
export async function keepTaken(db: Db, payment: PaymentRow, takenCents: number, now: Date): Promise<void> {
  const kept = { type: `${TYPE}${takenCents}`, receivedAt: now };
  await db
    .insert(paymentEvents)
    .values({ ...kept, id: idOf(payment), paymentId: payment.id })
    .onConflictDoUpdate({ target: paymentEvents.id, set: kept });
}

/**
 * @returns the gross cents of a payment that its bank took back last. The same sum arrives again when a dispute is won. Undefined where the
 * money was never counted, because its return was reported before its success
 */
export async function takenOf(db: Db, payment: PaymentRow): Promise<number | undefined> {
  const [kept] = await db
    .select({ type: paymentEvents.type })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, idOf(payment)));
  return kept && Number(kept.type.slice(TYPE.length));
}
