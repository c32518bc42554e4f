import { type Intent, me, type OrderInput, withdrawal } from "@tribun/api-client/contract";
import type { ContractPart } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import { lines } from "../db/schema/lines.ts";
import { declarations } from "../db/schema/operations.ts";
import { type OrderRow, orders } from "../db/schema/orders.ts";
import { refunds } from "../db/schema/payments.ts";
import { listMessages } from "../sandbox/messages.ts";
import { findContract } from "../contracts/declarations/match.ts";
import { findPurchase } from "../contracts/withdraw-pack.ts";
import { signAccessToken } from "../security/access-token.ts";
import type { As, TestOperator } from "./index.ts";
import { placedOrder, type Shopper, submitCheckout } from "./orders.ts";

/** A contract, with the data that its owner names in a form. */
export type Contract = {
  readonly shopper: Shopper;
  readonly intent: Intent;
  readonly order: OrderRow;
  readonly email: string;
  readonly userId: string;
};

/** An order with a jersey that is not personalised. */
export const JERSEY_ORDER = {
  tariffId: "tribun-l",
  productOptions: { planId: "jersey-fan", size: "L", model: "home", style: "striped" },
} as const satisfies Partial<OrderInput>;

/** Places an order; by default also pays it and lets it be activated. */
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

/** Declares a withdrawal in a session of the contract's owner and runs its jobs. @returns the declaration's id */
export function withdraw(operator: TestOperator, { order, email }: Contract, part?: ContractPart): Promise<string> {
  return withdrawFrom(operator, order.number, email, part);
}

/** The same for the contract with this number: of a phone, an order or a pack. */
export async function withdrawFrom(operator: TestOperator, contract: string, email: string, part?: ContractPart): Promise<string> {
  const body = { name: "Elif Şahin", contract, email, ...(part && { part }) };
  const { receiptId } = await operator.call(withdrawal, { body }, await ownerSession(operator, body));
  await operator.runJobs();
  return receiptId;
}

/** Returns a new session of the fan of club 1 who owns the named contract, so that no mail must be confirmed; empty without an owner. */
export async function ownerSession(operator: TestOperator, named: { readonly contract: string; readonly email: string }): Promise<As> {
  const { db, config, clock } = operator.deps;
  const { contract, email } = named;
  const wanted = { teamId: 1, contract, email, kind: "withdrawal", lineId: null } as const;
  const fan = ((await findPurchase(db, wanted)) ?? (await findContract(db, wanted)))?.fan;
  if (!fan) return {};
  const { id: userId, teamId, tokenVersion } = fan;
  return { token: await signAccessToken({ userId, teamId, tokenVersion }, config.jwtSecret, clock) };
}

/** Returns the token of the newest link mailed to confirm a declaration; undefined without one. */
export async function mailedToken(operator: TestOperator, to: string): Promise<string | undefined> {
  const mails = await listMessages(operator.deps.db, { to, channel: "mail" });
  return mails.map(({ body }) => /\/confirm\?token=([\w.-]+)/.exec(body)?.[1]).find((token) => token !== undefined);
}

/** Returns the states of the declaration, the order and the line, and the refunds. */
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
