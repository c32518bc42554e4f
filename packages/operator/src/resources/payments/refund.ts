import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { payments } from "../../db/schema/orders.ts";
import type { Deps } from "../../deps.ts";

/** Pays back what was taken for an order. */
export async function refundOrder(deps: Deps, db: Db, orderId: string, now: Date): Promise<void> {
  const taken = await db
    .update(payments)
    .set({ state: "refunded", settledAt: now })
    .where(and(eq(payments.orderId, orderId), eq(payments.state, "succeeded")))
    .returning();
  for (const { id, amountCents } of taken) await deps.providers.payment.refund(db, { paymentId: id, amountCents });
}
