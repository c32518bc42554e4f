import { MINUTE_MS } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { paymentEvents, type PaymentRow, payments } from "../db/schema/payments.ts";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import type { PaymentEvent } from "../ports/payment.ts";
import { lockArrears } from "../ledger/arrears.ts";
import { refundFailed } from "./refund.ts";
import { needsNoSubject, settleFailure, settleReinstated, settleReturn, settleSuccess, settleWithoutSubject } from "./settle.ts";
import { subjectOf } from "../kernel/payment-subject.ts";

/** Time for which the transaction that writes a subject may be open while the provider already reports the subject's payment. */
const YOUNG_MS = 15 * MINUTE_MS;

/** @throws Problem 1035 for a body without a valid signature of the payment provider */
export function refuseForgedEvent({ providers }: Deps, rawBody: string, headers: Headers): void {
  const delivery = providers.payment.read(rawBody, headers);
  if (delivery.kind === "refused" && delivery.reason === "signature")
    throw Problem.eventInvalid({ reason: delivery.reason, refused: true });
}

/**
 * Processes an event of the payment provider: checks signature and type, and applies it once per event id. `db` is a transaction, so an
 * event that fails counts as never seen, and the provider sends it again.
 * @throws Problem 1035 for a wrong signature or an unknown type, 1036 when the event could not be applied
 */
export async function receivePaymentEvent(deps: Deps, db: Db, rawBody: string, headers: Headers): Promise<void> {
  const delivery = deps.providers.payment.read(rawBody, headers);
  if (delivery.kind === "refused") throw Problem.eventInvalid({ reason: delivery.reason });
  if (delivery.kind === "ignored") return;
  try {
    await carryOut(deps, db, delivery.event);
  } catch (cause) {
    throw cause instanceof Problem && cause.code === "1036" ? cause : Problem.eventNotProcessed({ cause });
  }
}

async function carryOut(deps: Deps, db: Db, { id, type, data }: PaymentEvent): Promise<void> {
  const now = deps.clock.now();
  const found = await findPayment(db, data);
  if (!found) throw Problem.eventNotProcessed({ reason: "unknownPayment" });
  const [first] = await db
    .insert(paymentEvents)
    .values({ id, type, paymentId: found.id, receivedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!first) return;
  // Lock the arrears before any subject: a return or a reinstatement is charged or credited less what an objection has credited.
  await lockArrears(db, found.userId);
  const subject = await subjectOf(deps, found.purpose).find(db, found.subjectId, "lock");
  // Read the payment again under its lock: another event may have changed it while this one waited for the subject.
  const [locked] = await db.select().from(payments).where(eq(payments.id, found.id)).for("update");
  if (!locked) throw Problem.eventNotProcessed({ reason: "unknownPayment" });
  if (type === "refund.failed") {
    await refundFailed(deps, db, data.refundId ?? "");
    return;
  }
  // A hosted page of the provider gets the reference that refunds need only once it is paid.
  const payment = { ...locked, verifiedOnly: locked.verifiedOnly || data.verifiedOnly === true };
  if (type === "payment.succeeded" && data.ref !== undefined) {
    const set = { providerRef: data.ref, verifiedOnly: payment.verifiedOnly };
    await db.update(payments).set(set).where(eq(payments.id, payment.id));
  }
  const context = { deps, db, now };
  if (!subject && now.getTime() - payment.createdAt.getTime() < YOUNG_MS) throw Problem.eventNotProcessed({ reason: "unknownSubject" });
  if (!subject && needsNoSubject(payment, type)) await settleWithoutSubject(context, payment, type);
  else if (type === "payment.succeeded") await settleSuccess(context, payment, data.token);
  else if (type === "payment.failed") await settleFailure(context, payment, data.reason ?? "declined");
  else if (type === "payment.reinstated") await settleReinstated(context, payment);
  else await settleReturn(context, payment, data.reason ?? "returned", data.amountCents);
}

async function findPayment(db: Db, { paymentId, ref }: PaymentEvent["data"]): Promise<PaymentRow | undefined> {
  const which = paymentId === undefined ? eq(payments.providerRef, ref ?? "") : eq(payments.id, paymentId);
  const [row] = await db.select().from(payments).where(which);
  return row;
}
