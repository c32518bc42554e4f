import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type PaymentRow, payments } from "../../db/schema/payments.ts";
import type { Deps } from "../../kernel/deps.ts";
import { lockPayment } from "../hand-over.ts";
import { settleFailure } from "../settle.ts";

/** The payment of this checkout that its buyer must still confirm on the provider's page. */
export async function paymentToConfirm(db: Db, checkoutId: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.checkoutId, checkoutId), eq(payments.state, "processing"), isNotNull(payments.redirectUrl)));
  return row;
}

/**
 * Cancels a payment at the provider, because the buyer left the provider's page to pay in another way. If the payment goes through at the
 * same moment, its success still counts.
 * @throws ProviderUnreachable
 */
export function turnBack(deps: Deps, checkoutId: string): Promise<void> {
  return deps.db.transaction(async (db) => {
    const waiting = await paymentToConfirm(db, checkoutId);
    const locked = waiting && (await lockPayment(deps, db, waiting.id));
    if (locked?.payment.state !== "processing") return;
    await deps.providers.payment.cancel(db, { paymentId: locked.payment.id, ref: locked.payment.providerRef });
    await settleFailure({ deps, db, now: deps.clock.now() }, locked.payment, "cancelled");
  });
}
