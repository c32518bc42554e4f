import { randomUUID } from "node:crypto";
import { isPayable, type Language } from "@tribun/domain";
import type { Db } from "../../db/database.ts";
import { payments } from "../../db/schema/orders.ts";
import type { Deps } from "../../deps.ts";
import { Problem } from "../../http/problem.ts";
import { holdWhileSettling, regainNumber } from "../orders/number-hold.ts";
import { advance, lockOrder } from "../orders/store.ts";
import { type FoundCheckout, isOpen } from "./find.ts";
import type { PaymentInput } from "./form-input.ts";
import { keepMandate } from "./mandate.ts";

/**
 * Starts the payment of an order. The order's row lock puts a second click behind the first, and it then finds the
 * payment under way and does nothing; a unique index says the same once more.
 * @returns `started`, or `closed` when there is nothing to pay here
 * @throws Problem 1108 when the number has gone to somebody else
 */
export function startPayment(deps: Deps, found: FoundCheckout, input: PaymentInput, language: Language): Promise<"started" | "closed"> {
  return deps.db.transaction(async (tx: Db) => {
    const now = deps.clock.now();
    const order = await lockOrder(tx, found.order.id);
    if (!order) throw new Problem("1037");
    if (!isPayable(order.state) || !isOpen(found.checkout, now)) return "closed";
    const reservationId = await regainNumber(tx, order, found.checkout.expiresAt, now);
    const open = order.state === "paymentOpen" ? order : await advance(tx, order, "openPayment", now, { reservationId });
    const paymentId = randomUUID();
    await tx.insert(payments).values({
      id: paymentId,
      orderId: order.id,
      checkoutId: found.checkout.id,
      method: input.method,
      amountCents: order.payment.dueNow,
      state: "processing",
      createdAt: now,
    });
    if (input.method === "sepa") {
      await keepMandate(tx, { order, checkout: found.checkout, iban: input.iban, holder: input.holder, language, now });
    }
    const processing = await advance(tx, open, "confirmPayment", now, { reservationId, reason: null });
    await holdWhileSettling(tx, processing, now);
    await deps.providers.payment.start(tx, { paymentId, teamId: order.teamId, method: input.method, amountCents: order.payment.dueNow });
    return "started";
  });
}
