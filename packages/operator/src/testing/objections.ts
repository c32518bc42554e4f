import {
  addPaymentMethod,
  decideObjection,
  type Invoice,
  invoiceDetail,
  invoiceDispute,
  invoiceIntent,
  login,
} from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { type PaymentRow, payments, type PayoutRow, payouts } from "../db/schema/payments.ts";
import { lockPayment } from "../payments/hand-over.ts";
import { settleReturn } from "../payments/settle.ts";
import { setNextPayment } from "../console/commands.ts";
import { settlePayment } from "../sandbox/open-payments.ts";
import { STAFF_EMAIL, STAFF_PASSWORD } from "../seed/staff.ts";
import { issueInvoice, newSubscriber, sessionOf } from "./billing.ts";
import type { TestOperator } from "./index.ts";
import { submitCheckout } from "./orders.ts";

/** An invoice for 3.99 € of a fan of club 1, and its payment. */
export type Billed = {
  readonly userId: string;
  readonly email: string;
  readonly id: string;
  readonly paymentId: string;
  readonly checkoutId: string;
};
export const BILLED_CENTS = 399;
export const OBJECTION = "Dieses Paket habe ich nicht gebucht.";

/** The invoice as its owner sees it. */
export async function readInvoice(operator: TestOperator, { userId, id }: Pick<Billed, "userId" | "id">): Promise<Invoice> {
  return operator.call(invoiceDetail, { params: { id } }, await sessionOf(operator, { userId, teamId: 1 }));
}

/** The fan objects to a sum of the invoice, or without one to the whole. */
export async function object(operator: TestOperator, { userId, id }: Pick<Billed, "userId" | "id">, cents?: number): Promise<Invoice> {
  const body = { reason: OBJECTION, ...(cents !== undefined && { amount: { amount: cents, currency: "EUR" as const } }) };
  return operator.call(invoiceDispute, { params: { id }, body }, await sessionOf(operator, { userId, teamId: 1 }));
}

/** Staff decide on the objection. */
export async function decide(operator: TestOperator, { id }: Pick<Billed, "id">, decision: "accept" | "reject"): Promise<Invoice> {
  const { accessToken } = await operator.call(login, { body: { identifier: STAFF_EMAIL, password: STAFF_PASSWORD } });
  return operator.call(decideObjection, { params: { id }, body: { decision } }, { token: accessToken });
}

/** Returns the current state of the payment. */
export async function paymentOf(operator: TestOperator, { paymentId }: Pick<Billed, "paymentId">): Promise<PaymentRow | undefined> {
  const [row] = await operator.deps.db.select().from(payments).where(eq(payments.id, paymentId));
  return row;
}

/** Returns the fan's payouts. */
export function payoutsOf(operator: TestOperator, { userId }: Pick<Billed, "userId">): Promise<PayoutRow[]> {
  return operator.deps.db.select().from(payouts).where(eq(payouts.userId, userId));
}

/** Simulates the bank's report about the payment. */
export async function bankSays(
  operator: TestOperator,
  { paymentId }: Billed,
  outcome: "succeeded" | "returned" | "reinstated",
): Promise<void> {
  await settlePayment(operator.deps, { paymentId, outcome });
  await operator.runJobs();
  operator.clock.advance({ seconds: 1 });
  await operator.runJobs();
}

/** Returns an invoice whose payment was confirmed at a checkout; with `pending`, the bank does not answer by itself. */
export async function begunInvoice(operator: TestOperator, mode: "pending" | "normal" = "pending"): Promise<Billed> {
  const { userId, email, lineId } = await newSubscriber(operator);
  const session = await sessionOf(operator, { userId, teamId: 1 });
  const body = { type: "sepa", iban: "DE89370400440532013000", holder: "Elif Şahin", mandateAccepted: true } as const;
  await operator.call(addPaymentMethod, { body }, session);
  const id = await issueInvoice(operator, userId, lineId);
  const { checkoutId } = await operator.call(invoiceIntent, { params: { id }, body: {} }, session);
  await setNextPayment(operator.deps, { mode, team: 1 });
  await submitCheckout(operator, checkoutId);
  const [row] = await operator.deps.db.select().from(payments).where(eq(payments.subjectId, id));
  return { userId, email, id, paymentId: row?.id ?? "", checkoutId };
}

/** Returns a paid invoice. */
export async function paidInvoice(operator: TestOperator): Promise<Billed> {
  const it = await begunInvoice(operator, "normal");
  await operator.runJobs();
  return it;
}

/** The bank takes back so many cents of a payment. */
export async function bankTakes({ deps, runJobs }: TestOperator, { paymentId }: Pick<Billed, "paymentId">, cents: number): Promise<void> {
  await deps.db.transaction(async (db) => {
    const locked = await lockPayment(deps, db, paymentId);
    if (!locked) throw new Error("no payment");
    await settleReturn({ deps, db, now: deps.clock.now() }, locked.payment, "disputed", cents);
  });
  await runJobs();
}

/** The fan pays an invoice again of which so many cents must be due. @returns the id of the payment */
export async function payAnew(operator: TestOperator, it: Billed, cents: number): Promise<string> {
  const session = await sessionOf(operator, { userId: it.userId, teamId: 1 });
  const intent = await operator.call(invoiceIntent, { params: { id: it.id }, body: {} }, session);
  if (intent.dueNow.amount !== cents) throw new Error(`${intent.dueNow.amount} cents are due, not ${cents}`);
  await submitCheckout(operator, intent.checkoutId);
  await operator.runJobs();
  const [row] = await operator.deps.db.select().from(payments).where(eq(payments.checkoutId, intent.checkoutId));
  if (row?.state !== "succeeded") throw new Error("it was not paid");
  return row.id;
}
