import { and, eq, ne } from "drizzle-orm";
import { paymentEvents, type PaymentRow, payments } from "../db/schema/payments.ts";
import { Problem } from "../base/problem.ts";
import type { PaymentEvent } from "../ports/payment.ts";
import { creditFailedRefunds } from "./failed-refunds.ts";
import { refundPayment } from "./refund.ts";
import { claimGivenBack, creditGivenBack, wasGivenBack } from "./returned-money.ts";
import { rememberMethod } from "./methods/remember.ts";
import { type SubjectContext, subjectOf } from "../kernel/payment-subject.ts";
import { keepTaken, takenOf } from "./taken.ts";

/** Books a payment whose money has arrived. The subject is locked. Money that the subject can no longer use is refunded at once. */
export async function settleSuccess(context: SubjectContext, payment: PaymentRow, token?: string): Promise<void> {
  if (payment.state !== "processing" && payment.state !== "failed") return;
  const other = await hasOther(context, payment);
  const outcome = other ? "giveBack" : await counted(context, payment);
  if (outcome === "kept") return rememberMethod(context, payment, token);
  const arrivedCents = payment.verifiedOnly ? 0 : payment.amountCents;
  await giveBack(context, payment, { twice: other, arrivedCents, sourceId: `payment:${payment.id}` });
}

/** True where another payment of the same subject has succeeded. */
async function hasOther({ db }: SubjectContext, payment: PaymentRow): Promise<boolean> {
  const [other] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.purpose, payment.purpose),
        eq(payments.subjectId, payment.subjectId),
        ne(payments.id, payment.id),
        eq(payments.state, "succeeded"),
      ),
    );
  return other !== undefined;
}

type GivenBack = { readonly twice: boolean; readonly arrivedCents: number; readonly sourceId: string };

/** Refunds `arrivedCents`, as far as the payment has room for it, and reports to the subject what it has no room for. */
async function giveBack({ deps, db, now }: SubjectContext, payment: PaymentRow, given: GivenBack): Promise<void> {
  const { twice, arrivedCents, sourceId } = given;
  const amountCents = Math.min(arrivedCents, payment.amountCents - payment.refundedCents);
  // A second succeeded payment of the same subject would violate the unique index, so it is refunded without being counted.
  if (twice) await db.update(payments).set({ state: "refunded", settledAt: now, reason: null }).where(eq(payments.id, payment.id));
  await refundPayment(db, deps, { paymentId: payment.id, amountCents, reason: twice ? "paidTwice" : "notNeeded", sourceId });
  await subjectOf(deps, payment.purpose).gaveBack?.({ deps, db, now }, payment, {
    refundCents: amountCents,
    shortCents: arrivedCents - amountCents,
    twice,
  });
}

async function counted(context: SubjectContext, payment: PaymentRow): Promise<"kept" | "giveBack"> {
  const { deps, db, now } = context;
  const state = "succeeded";
  await db.update(payments).set({ state, settledAt: now, reason: null }).where(eq(payments.id, payment.id));
  return subjectOf(deps, payment.purpose).succeeded(context, { ...payment, state });
}

/** Records a failed payment. Ignores a failure after a success, because the money is there. */
export async function settleFailure(context: SubjectContext, payment: PaymentRow, reason: string): Promise<void> {
  const { deps, db, now } = context;
  if (payment.state !== "processing") return;
  await db.update(payments).set({ state: "failed", reason, settledAt: now }).where(eq(payments.id, payment.id));
  await subjectOf(deps, payment.purpose).failed(context, payment, reason);
}

/**
 * Records that a bank took back a direct debit that had arrived, even one that was refunded in part or in full, because a bank does not
 * know of refunds. A payment that was sent straight back on arrival has paid for nothing, so its subject is not involved.
 *
 * The return of a payment that counts as failed means that its money had arrived and has gone again; neither is counted. Where the bank
 * took only a part, the arrival is counted first.
 * @param takenCents gross cents that the provider reports; all of the payment when absent
 * @throws Problem 1036 before the payment's success was reported, so that the provider sends the event again later
 */
export async function settleReturn(context: SubjectContext, payment: PaymentRow, reason: string, takenCents?: number): Promise<void> {
  const { deps, db, now } = context;
  if (payment.state === "processing") throw Problem.eventNotProcessed({ reason: "tooEarly" });
  const taken = Math.min(takenCents ?? payment.amountCents, payment.amountCents);
  const uncounted = payment.state === "failed";
  if (uncounted && taken < payment.amountCents) {
    await settleSuccess(context, payment);
    const [counted] = await db.select().from(payments).where(eq(payments.id, payment.id));
    return counted && settleReturn(context, counted, reason, taken);
  }
  if (!uncounted && payment.state !== "succeeded" && payment.state !== "refunded") return;
  await db.update(payments).set({ state: "returned", reason, settledAt: now }).where(eq(payments.id, payment.id));
  if (uncounted) return;
  await keepTaken(db, payment, taken, now);
  if (await wasGivenBack(db, payment)) await claimGivenBack(db, payment, taken, now);
  else await subjectOf(deps, payment.purpose).returned?.(context, payment, reason, taken);
  await creditFailedRefunds(deps, db, payment, now);
}

/**
 * Records a won dispute: the money that a bank took back of a payment has arrived again, and the subject is paid as before, once. The money
 * goes back to the fan where another payment has paid the subject in the meantime, or where the subject no longer needs it.
 * @throws Problem 1036 before the payment's return was reported, so that the provider sends the event again later
 */
export async function settleReinstated(context: SubjectContext, payment: PaymentRow): Promise<void> {
  const { deps, db, now } = context;
  if (payment.state !== "returned") return refuseTooEarly(context, payment);
  const arrivedCents = await takenOf(db, payment);
  if (arrivedCents === undefined) return settleSuccess(context, { ...payment, state: "failed" });
  if (await wasGivenBack(db, payment)) {
    await db.update(payments).set({ state: "refunded", settledAt: now, reason: null }).where(eq(payments.id, payment.id));
    await creditGivenBack(db, payment, now);
    return;
  }
  const state = payment.refundedCents === payment.amountCents ? "refunded" : "succeeded";
  const other = await hasOther(context, payment);
  if (!other) {
    await db.update(payments).set({ state, settledAt: now, reason: null }).where(eq(payments.id, payment.id));
    const again = subjectOf(deps, payment.purpose).reinstated;
    if (!again || (await again(context, { ...payment, state }, arrivedCents)) === "kept") return;
  }
  await giveBack(context, payment, { twice: other, arrivedCents, sourceId: `reinstated:${payment.id}` });
}

async function refuseTooEarly({ db }: SubjectContext, payment: PaymentRow): Promise<void> {
  const [told] = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentId, payment.id), eq(paymentEvents.type, "payment.returned")))
    .limit(1);
  if (!told) throw Problem.eventNotProcessed({ reason: "tooEarly" });
}

/** The state that an event gives to a payment whose subject was never written, because its transaction was rolled back. */
const WITHOUT_SUBJECT = { "payment.succeeded": "refunded", "payment.failed": "failed", "payment.returned": "returned" } as const;

/** True for an event that settles a payment without its subject: the payment is under way or failed, and the event has a state for it. */
export function needsNoSubject({ state }: PaymentRow, type: PaymentEvent["type"]): type is keyof typeof WITHOUT_SUBJECT {
  return (state === "processing" || state === "failed") && type in WITHOUT_SUBJECT;
}

/** Settles a payment without its subject. Refunds money that arrived after all, but not money that its bank has taken back. */
export async function settleWithoutSubject(
  { deps, db, now }: SubjectContext,
  payment: PaymentRow,
  type: keyof typeof WITHOUT_SUBJECT,
): Promise<void> {
  const state = WITHOUT_SUBJECT[type];
  await db.update(payments).set({ state, settledAt: now }).where(eq(payments.id, payment.id));
  if (state !== "refunded") return;
  await refundPayment(db, deps, { paymentId: payment.id, reason: "notNeeded", sourceId: `payment:${payment.id}` });
}
