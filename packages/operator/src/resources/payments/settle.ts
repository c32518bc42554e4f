import { and, eq, ne } from "drizzle-orm";
import { paymentEvents, type PaymentRow, payments } from "../../db/schema/payments.ts";
import { Problem } from "../../http/problem.ts";
import type { PaymentEvent } from "../../providers/payment/payment.ts";
import { creditFailedRefunds } from "./failed-refunds.ts";
import { refundPayment } from "./refund.ts";
import { claimGivenBack, creditGivenBack, wasGivenBack } from "./returned-money.ts";
import { rememberMethod } from "../payment-methods/remember.ts";
import { type SubjectContext, subjectOf } from "./subject.ts";
import { keepTaken, takenOf } from "./taken.ts";

/** The money of a payment is there. The subject is locked. Money that nobody can use any more goes straight back. */
export async function settleSuccess(context: SubjectContext, payment: PaymentRow, token?: string): Promise<void> {
  if (payment.state !== "processing" && payment.state !== "failed") return;
  const other = await hasOther(context, payment);
  const outcome = other ? "giveBack" : await counted(context, payment);
  if (outcome === "kept") return rememberMethod(context, payment, token);
  const arrivedCents = payment.verifiedOnly ? 0 : payment.amountCents;
  await giveBack(context, payment, { twice: other, arrivedCents, sourceId: `payment:${payment.id}` });
}

/** True where another payment of the same subject has arrived. */
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

/** Sends what arrived back: `arrivedCents`, as far as the payment has room for it. The subject learns what it has no room for. */
async function giveBack({ deps, db, now }: SubjectContext, payment: PaymentRow, given: GivenBack): Promise<void> {
  const { twice, arrivedCents, sourceId } = given;
  const amountCents = Math.min(arrivedCents, payment.amountCents - payment.refundedCents);
  // A second one in full beside it would run into the unique index, so it is refunded without having been counted.
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

/** A payment failed. After success this says nothing: the money is there. */
export async function settleFailure(context: SubjectContext, payment: PaymentRow, reason: string): Promise<void> {
  const { deps, db, now } = context;
  if (payment.state !== "processing") return;
  await db.update(payments).set({ state: "failed", reason, settledAt: now }).where(eq(payments.id, payment.id));
  await subjectOf(deps, payment.purpose).failed(context, payment, reason);
}

/**
 * A bank took a direct debit back that had arrived, also one that was paid back in part or in full before: it knows nothing of
 * refunds. What was sent straight back when it arrived paid for nothing, so that its subject is not concerned.
 *
 * Of a payment that was taken for failed it says that its money had come all the same, and has gone again: neither was counted, so
 * nothing is. Where the bank took a part only, the arrival is counted first.
 * @param takenCents gross cents, where the provider says how much; otherwise all of it
 * @throws Problem 1036 while its success has not been told yet, so that the provider tells this again later
 */
export async function settleReturn(context: SubjectContext, payment: PaymentRow, reason: string, takenCents?: number): Promise<void> {
  const { deps, db, now } = context;
  if (payment.state === "processing") throw new Problem("1036", { reason: "tooEarly" });
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
 * A dispute was won, and what had been taken back of a payment is here again: the subject is paid as before, once. Where it was
 * paid anew meanwhile, or has no use for the money any more, it goes back to the fan.
 * @throws Problem 1036 while its return has not been told yet, so that the provider tells this again later
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
  if (!told) throw new Problem("1036", { reason: "tooEarly" });
}

/** What an event makes of a payment whose subject never came to be, because its transaction was undone. */
const WITHOUT_SUBJECT = { "payment.succeeded": "refunded", "payment.failed": "failed", "payment.returned": "returned" } as const;

/** True for what is told of a payment without its subject; what it has become by then says enough for all else. */
export function needsNoSubject({ state }: PaymentRow, type: PaymentEvent["type"]): type is keyof typeof WITHOUT_SUBJECT {
  return (state === "processing" || state === "failed") && type in WITHOUT_SUBJECT;
}

/** Money that arrived all the same goes back; what its bank has taken already does not. */
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
