import type { Db } from "../../db/database.ts";
import type { OrderRow } from "../../db/schema/orders.ts";
import type { CheckoutRow } from "../../db/schema/payments.ts";
import type { UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../deps.ts";
import { makeKnown } from "../partner-customers/make-known.ts";
import { chargeStored } from "../payments/charge.ts";
import { lockOrder } from "./store.ts";

type Buyer = { readonly deps: Deps; readonly db: Db; readonly user: UserRow };

/**
 * Draws what an order costs now from a kept method of its buyer, where the call names one; `/c/{id}/check` tells how it goes.
 * Nobody is charged here for a line that could not be set up, so the partner's system is asked before the money.
 * @returns the order as it stands then
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
