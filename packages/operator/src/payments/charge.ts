import { HOUR_MS, refusalWord } from "@tribun/domain";
import { and, eq, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { type Db, outsideOf } from "../db/database.ts";
import { outbox } from "../db/schema/operations.ts";
import { type CheckoutRow, type PaymentMethodRow, type PaidPurpose, type PaymentRow, payments } from "../db/schema/payments.ts";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import { DAY_ATTEMPTS, defineJob } from "../kernel/outbox/job.ts";
import { type ChargeAnswer, ProviderUnreachable } from "../ports/payment.ts";
import { ibanSealer } from "../security/iban.ts";
import { findMethod } from "./methods/store.ts";
import { recordPayment } from "./begin.ts";
import { lockPayment } from "./hand-over.ts";
import { requestOf } from "./request.ts";
import { settleFailure } from "./settle.ts";
import { subjectOf } from "../kernel/payment-subject.ts";
import type { SubjectFacts } from "../kernel/subject-shape.ts";
import { takeUpAgain } from "./unheard.ts";

export type ChargeWish = {
  readonly purpose: PaidPurpose;
  readonly subjectId: string;
  /** The owner's default method when absent. */
  readonly methodId?: string | undefined;
  /** The checkout page on which its owner can follow the payment. */
  readonly checkout?: CheckoutRow | undefined;
};

/** Time after which a payment counts as failed if its caller died before it called the provider, unless a retry is still open. */
const ABANDON_MS = 6 * HOUR_MS;

/**
 * Charges what is due to a stored method, without its owner present. The outcome usually comes later, as an event that calls the subject's
 * `succeeded` or `failed`. An immediate refusal throws.
 *
 * The payment is recorded outside the caller's transaction before the call to the provider, so that moved money stays known if that
 * transaction is rolled back; the money is then refunded. A payment without any answer of the provider is resumed.
 * @returns the payment under way
 * @throws Problem 1037 when this owner has no such method, 1038 (402) when the provider refuses at once, -1 with status 409 when the
 * subject needs no payment
 */
export async function chargeStored({ deps, db }: { readonly deps: Deps; readonly db: Db }, wish: ChargeWish): Promise<PaymentRow> {
  const { purpose, subjectId, checkout } = wish;
  const now = deps.clock.now();
  const subject = await subjectOf(deps, purpose).find(db, subjectId, "lock");
  if (!subject) throw Problem.failed({ status: 404, reason: `${purpose}NotFound` });
  if (!subject.payable) throw Problem.failed({ status: 409, reason: `${purpose}NotPayable` });
  const method = await findMethod(db, subject, wish.methodId);
  if (!method) throw Problem.paymentMethodNotFound();
  const facts = { purpose, subjectId, subject, method: method.type, methodId: method.id, mandateReference: method.mandateReference };
  const beside = outsideOf(deps.db);
  const payment = await beside.transaction(async (outside) => {
    const row = (await takeUpAgain(outside, facts)) ?? (await recordPayment(outside, facts, now));
    if (row) await deps.outbox.enqueue(outside, abandonPayment, { paymentId: row.id }, { dueAt: new Date(now.getTime() + ABANDON_MS) });
    return row;
  });
  if (!payment) throw Problem.failed({ status: 409, reason: "paymentUnderWay" });
  try {
    return await db.transaction(async (tx) => {
      await subjectOf(deps, purpose).started({ deps, db: tx, now }, payment, checkout);
      const answer = await ask(deps, tx, payment, subject, method, payment.createdAt < now);
      if (answer?.kind === "refused") throw Problem.paymentFailed({ reason: refusalWord(answer.reason) });
      if (!answer) await deps.outbox.enqueue(tx, chargeAgain, { paymentId: payment.id });
      const set = { checkoutId: checkout?.id ?? null, providerRef: answer?.ref ?? null };
      const [row] = await tx.update(payments).set(set).where(eq(payments.id, payment.id)).returning();
      return row ?? payment;
    });
  } catch (error) {
    // The caller's transaction or its savepoint is rolled back, so record the outcome of the payment outside it.
    const reason = error instanceof Problem ? (error.facts.reason ?? "refused") : "interrupted";
    await beside
      .update(payments)
      .set({ state: "failed", reason, settledAt: now })
      .where(and(eq(payments.id, payment.id), eq(payments.state, "processing")));
    throw error;
  }
}

/** @param again true where the provider was called before. @returns undefined when the outcome is uncertain */
async function ask(
  deps: Deps,
  db: Db,
  payment: PaymentRow,
  subject: SubjectFacts,
  method: PaymentMethodRow,
  again: boolean,
): Promise<ChargeAnswer | undefined> {
  const token = method.tokenSealed === null ? undefined : ibanSealer(deps.config).open(method.tokenSealed);
  try {
    const request = { ...(await requestOf(deps, db, payment, subject)), token, again };
    return await deps.providers.payment.charge(db, request, outsideOf(deps.db));
  } catch (error) {
    if (error instanceof ProviderUnreachable) return undefined;
    throw error;
  }
}

const paymentOnly = v.object({ paymentId: v.string() });

/** Repeats a charge that got no answer. The payment's id keeps the provider from charging twice. */
export const chargeAgain = defineJob(
  "payment.chargeAgain",
  paymentOnly,
  async ({ paymentId }, { deps, db }) => {
    const locked = await lockPayment(deps, db, paymentId);
    if (locked?.payment.state !== "processing" || locked.payment.providerRef !== null) return;
    const { payment, subject } = locked;
    const method = await findMethod(db, subject, payment.methodId ?? "", "evenRemoved");
    const answer = method && (await ask(deps, db, payment, subject, method, true));
    if (!answer) throw new ProviderUnreachable("no answer");
    if (answer.kind === "refused") await settleFailure({ deps, db, now: deps.clock.now() }, payment, answer.reason);
    else await db.update(payments).set({ providerRef: answer.ref }).where(eq(payments.id, paymentId));
  },
  { attempts: DAY_ATTEMPTS, onGiveUp: (payload, { deps, db }) => abandon(deps, db, v.parse(paymentOnly, payload).paymentId) },
);

/**
 * Ends a payment that got no answer of the provider; if its money arrives after all, it counts, or is refunded where it comes too late.
 * While a retry is open, the payment stays under way.
 */
export const abandonPayment = defineJob("payment.abandon", paymentOnly, async ({ paymentId }, { deps, db }) => {
  if (!(await isStillAsked(db, paymentId))) return abandon(deps, db, paymentId);
  await deps.outbox.enqueue(db, abandonPayment, { paymentId }, { dueAt: new Date(deps.clock.nowMs() + ABANDON_MS) });
});

async function isStillAsked(db: Db, paymentId: string): Promise<boolean> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (payment?.state !== "processing" || payment.providerRef !== null) return false;
  const open = and(eq(outbox.kind, chargeAgain.kind), isNull(outbox.doneAt), isNull(outbox.failedAt));
  return (await db.$count(outbox, and(open, sql`${outbox.payload}->>'paymentId' = ${paymentId}`))) > 0;
}

async function abandon(deps: Deps, db: Db, paymentId: string): Promise<void> {
  const locked = await lockPayment(deps, db, paymentId);
  const context = { deps, db, now: deps.clock.now() };
  if (locked) {
    if (locked.payment.providerRef === null) await settleFailure(context, locked.payment, "providerUnreachable");
    return;
  }
  // The payment's subject was never written.
  await db
    .update(payments)
    .set({ state: "failed", reason: "interrupted", settledAt: context.now })
    .where(and(eq(payments.id, paymentId), eq(payments.state, "processing")));
}
