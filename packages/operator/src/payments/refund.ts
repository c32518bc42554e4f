import { randomUUID } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { type PaymentPurpose, type PaymentRow, payments, type RefundRow, refunds } from "../db/schema/payments.ts";
import { users } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import { euros } from "../words/written.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import { handToCare } from "../care/support/hand-to-care.ts";
import { creditFailedRefunds, refundCase } from "./failed-refunds.ts";

export type RefundWish = {
  /** A stable word for the cause, for accounting. */
  readonly reason: string;
  /** What causes the refund, for example `withdrawal:<id>`. The same cause refunds once, however often it is requested. */
  readonly sourceId: string;
  /** Gross cents; all that is left when absent. */
  readonly amountCents?: number;
} & ({ readonly paymentId: string } | { readonly subject: { readonly purpose: PaymentPurpose; readonly subjectId: string } });

/**
 * Refunds a payment in full or in part. The refund is recorded in the caller's transaction; a job calls the provider until it answers.
 * @returns the refund, or undefined where no money was taken or none is left
 * @throws Problem -1 with status 409 for more than what is left
 */
export async function refundPayment(db: Db, deps: Deps, wish: RefundWish): Promise<RefundRow | undefined> {
  const now = deps.clock.now();
  const [before] = await db.select().from(refunds).where(eq(refunds.sourceId, wish.sourceId));
  if (before) return before;
  const payment = await lockedPayment(db, wish);
  if (!payment) return undefined;
  const left = payment.amountCents - payment.refundedCents;
  const amountCents = wish.amountCents ?? left;
  if (amountCents > left || amountCents < 0) throw Problem.failed({ status: 409, reason: "refund.tooMuch" });
  if (amountCents === 0) return undefined;
  const [refund] = await db
    .insert(refunds)
    .values({
      id: randomUUID(),
      paymentId: payment.id,
      amountCents,
      reason: wish.reason,
      sourceId: wish.sourceId,
      state: "pending",
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  // Another transaction has recorded the same cause first.
  if (!refund) return refundPayment(db, deps, wish);
  const all = amountCents === left;
  await db
    .update(payments)
    .set({ refundedCents: sql`${payments.refundedCents} + ${amountCents}`, ...(all && { state: "refunded", settledAt: now }) })
    .where(eq(payments.id, payment.id));
  await deps.outbox.enqueue(db, payRefund, { refundId: refund.id });
  return refund;
}

async function lockedPayment(db: Db, wish: RefundWish): Promise<PaymentRow | undefined> {
  const which =
    "paymentId" in wish
      ? eq(payments.id, wish.paymentId)
      : and(eq(payments.purpose, wish.subject.purpose), eq(payments.subjectId, wish.subject.subjectId), eq(payments.state, "succeeded"));
  const [row] = await db.select().from(payments).where(which).for("update");
  return row && !row.verifiedOnly && (row.state === "succeeded" || row.state === "refunded") ? row : undefined;
}

/** With the pauses of the outbox (5 s, doubling up to an hour) this is about four days, well within the 14 days that the law allows. */
const REFUND_ATTEMPTS = 100;
const refundOnly = v.object({ refundId: v.string() });

/** Calls the provider to refund a payment. The refund's id ensures that the provider does so once. */
export const payRefund = defineJob(
  "payment.refund",
  refundOnly,
  async ({ refundId }, { deps, db }) => {
    const [row] = await db
      .select({ refund: refunds, payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(refunds.id, refundId))
      .for("update", { of: refunds });
    if (row?.refund.state !== "pending") return;
    const { id: paymentId, providerRef: ref } = row.payment;
    await deps.providers.payment.refund(db, { refundId, paymentId, ref, amountCents: row.refund.amountCents });
    await db.update(refunds).set({ state: "done", doneAt: deps.clock.now() }).where(eq(refunds.id, refundId));
  },
  {
    attempts: REFUND_ATTEMPTS,
    onGiveUp: async (payload, { deps, db }) => {
      await refundFailed(deps, db, v.parse(refundOnly, payload).refundId);
    },
  },
);

/**
 * Marks a refund as failed. The operator still owes it: staff settle it, or the next invoice credits it where the bank took the payment
 * back.
 */
export async function refundFailed(deps: Deps, db: Db, refundId: string): Promise<void> {
  const which = and(sql`${refunds.id}::text = ${refundId}`, ne(refunds.state, "failed"));
  const [known] = await db.select({ paymentId: refunds.paymentId }).from(refunds).where(which);
  if (!known) return;
  // Lock the payment, because a return at this moment must count this refund once.
  const [payment] = await db.select().from(payments).where(eq(payments.id, known.paymentId)).for("update");
  const [row] = await db.update(refunds).set({ state: "failed" }).where(which).returning();
  if (!row) return;
  deps.log.error({ refundId }, "a refund could not be paid out");
  if (payment?.state === "returned") await creditFailedRefunds(deps, db, payment, deps.clock.now());
  else if (payment) await askForHelp(deps, db, payment, row);
}

/**
 * Opens a case for staff about a refund that cannot reach the fan, for example because a card was closed (§ 357(1) BGB: within 14 days).
 */
async function askForHelp(deps: Deps, db: Db, { id, userId, teamId, method }: PaymentRow, refund: RefundRow): Promise<void> {
  const [fan] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  await handToCare(deps, db, {
    ...{ teamId, userId, lineId: null, reference: refundCase(refund.id) },
    message: `Dringend: Die Erstattung ${refund.id} über ${euros(refund.amountCents, "de")} (Grund: ${refund.reason}) zur Zahlung ${id} per ${method} ließ sich nicht auszahlen. Das Geld steht dem Kunden zu; nach einem Widerruf spätestens 14 Tage nach dessen Eingang (§ 357 Abs. 1 BGB). Bitte ein Konto erfragen, überweisen und den Vorgang schließen.`,
    tell: { kind: "refund", about: euros(refund.amountCents, fan?.language ?? "de") },
  });
}
