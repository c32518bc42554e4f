import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type TariffRow, tariffs } from "../../db/schema/catalogue.ts";
import { checkouts, type CheckoutRow, type OrderRow, orders } from "../../db/schema/orders.ts";

export type FoundCheckout = { readonly checkout: CheckoutRow; readonly order: OrderRow; readonly tariff: TariffRow };

/** A checkout with its order, by the secret id. */
export async function findCheckout(db: Db, id: string): Promise<FoundCheckout | undefined> {
  const [row] = await db
    .select({ checkout: checkouts, order: orders, tariff: tariffs })
    .from(checkouts)
    .innerJoin(orders, eq(orders.id, checkouts.orderId))
    .innerJoin(tariffs, eq(tariffs.id, orders.tariffId))
    .where(eq(checkouts.id, id));
  return row;
}

/** True while a checkout takes a payment. */
export function isOpen(checkout: CheckoutRow, now: Date): boolean {
  return checkout.closedAt === null && checkout.expiresAt > now;
}
