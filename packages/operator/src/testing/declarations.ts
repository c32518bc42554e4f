import { type Intent, me, type OrderInput, withdrawal } from "@tribun/api-client/contract";
import type { ContractPart } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import { lines } from "../db/schema/lines.ts";
import { declarations } from "../db/schema/operations.ts";
import { type OrderRow, orders } from "../db/schema/orders.ts";
import { refunds } from "../db/schema/payments.ts";
import type { TestOperator } from "./index.ts";
import { placedOrder, type Shopper, submitCheckout } from "./orders.ts";

/** A contract as its owner would name it in a form. */
export type Contract = {
  readonly shopper: Shopper;
  readonly intent: Intent;
  readonly order: OrderRow;
  readonly email: string;
  readonly userId: string;
};

/** With a jersey that is not made for one person. */
export const JERSEY_ORDER = {
  tariffId: "tribun-l",
  productOptions: { planId: "jersey-fan", size: "L", model: "home", style: "striped" },
} as const satisfies Partial<OrderInput>;

/** An order that was placed, and paid and activated unless told otherwise. */
export async function newContract(operator: TestOperator, overrides: Partial<OrderInput> = {}, pay = true): Promise<Contract> {
  const { shopper, intent } = await placedOrder(operator, overrides);
  if (pay) {
    await submitCheckout(operator, intent.checkoutId);
    await operator.runJobs();
  }
  const { email, id: userId } = await operator.call(me, undefined, shopper.as);
  const [order] = await operator.deps.db.select().from(orders).where(eq(orders.id, intent.orderId));
  if (!order) throw new Error("no order");
  return { shopper, intent, order, email, userId };
}

/** Declares a withdrawal and lets it be carried out. @returns the declaration's id */
export async function withdraw(operator: TestOperator, { order, email }: Contract, part?: ContractPart): Promise<string> {
  const body = { name: "Elif Şahin", contract: order.number, email, ...(part && { part }) };
  const { receiptId } = await operator.call(withdrawal, { body });
  await operator.runJobs();
  return receiptId;
}

/** Where things stand: the declaration, the order, the line and what went back. */
export async function standing(operator: TestOperator, { order }: Contract, declarationId?: string) {
  const { db } = operator.deps;
  const [declaration] = declarationId === undefined ? [] : await db.select().from(declarations).where(eq(declarations.id, declarationId));
  const [line] = await db.select().from(lines).where(eq(lines.orderId, order.id));
  const [now] = await db.select({ state: orders.state }).from(orders).where(eq(orders.id, order.id));
  const back = await db
    .select({ cents: refunds.amountCents })
    .from(refunds)
    .where(and(eq(refunds.reason, "withdrawal"), eq(refunds.sourceId, `withdrawal:${declarationId ?? ""}`)));
  return { declaration, line, order: now?.state, refunded: back.reduce((sum, { cents }) => sum + cents, 0) };
}
