import type { Db } from "../db/database.ts";
import type { OrderRow } from "../db/schema/orders.ts";
import type { CheckoutRow } from "../db/schema/payments.ts";
import type { UserRow } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { makeKnown } from "../catalogue/partner-customers/make-known.ts";
import { chargeStored } from "../payments/charge.ts";
import { lockOrder } from "../orders/store.ts";

type Buyer = { readonly deps: Deps; readonly db: Db; readonly user: UserRow };

/**
 * Charges the order's due sum to the buyer's stored payment method, if the call names one; `/c/{id}/check` reports the outcome. It
 * registers the customer in the partner's system first, so that the fan is not charged for a line that cannot be set up.
 * @returns the order's new row
 * @throws Problem 1006 while the partner's system is down, 1037 for a method that is not the buyer's, 1038 when it is refused
 */
export async function payAtOnce(
  { deps, db, user }: Buyer,
  order: OrderRow,
  checkout: CheckoutRow,
  methodId: string | undefined,
): Promise<OrderRow> {
  if (methodId === undefined) return order;
  await makeKnown(deps, db, user);
  await chargeStored({ deps, db }, { purpose: "order", subjectId: order.id, methodId, checkout });
  return (await lockOrder(db, order.id)) ?? order;
}
