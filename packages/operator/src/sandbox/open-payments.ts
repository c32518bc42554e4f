import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { payments } from "../db/schema/payments.ts";
import { uuid } from "../db/uuid.ts";
import type { Deps } from "../kernel/deps.ts";
import { deliverPaymentEvent } from "./providers/payment.ts";

/** Returns payments without an answer of the bank, oldest first. */
export async function listOpenPayments(db: Db) {
  return db
    .select({
      id: payments.id,
      purpose: payments.purpose,
      orderId: payments.subjectId,
      teamId: payments.teamId,
      method: payments.method,
      amountCents: payments.amountCents,
    })
    .from(payments)
    .where(eq(payments.state, "processing"))
    .orderBy(asc(payments.createdAt))
    .limit(20);
}

export const settleCommand = v.object({
  paymentId: uuid,
  outcome: v.picklist(["succeeded", "failed", "returned", "reinstated"]),
});

/**
 * Simulates the bank's answer, its return of received money (`returned`) or the reversal of that (`reinstated`), as a signed webhook event.
 */
export async function settlePayment(deps: Deps, { paymentId, outcome }: v.InferOutput<typeof settleCommand>): Promise<void> {
  await deps.outbox.enqueue(deps.db, deliverPaymentEvent, {
    id: `evt_${randomUUID()}`,
    type: `payment.${outcome}`,
    data: { paymentId, ...(outcome === "failed" && { reason: "declined" }) },
  });
}
