import { transition } from "@tribun/domain";
import { and, eq, ne } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { checkouts, type OrderRow, paymentEvents, type PaymentRow, payments } from "../../db/schema/orders.ts";
import type { Deps } from "../../deps.ts";
import { Problem } from "../../http/problem.ts";
import { mailOrder, provisionOrder } from "../orders/jobs.ts";
import { holdAfterFailure, regainNumber, setHold } from "../orders/number-hold.ts";
import { advance, lockOrder } from "../orders/store.ts";
import { refundOrder } from "./refund.ts";

const envelope = v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)), type: v.string() });
const event = v.object({
  id: v.string(),
  type: v.picklist(["payment.succeeded", "payment.failed"]),
  data: v.object({ paymentId: v.pipe(v.string(), v.uuid()), reason: v.exactOptional(v.pipe(v.string(), v.maxLength(80))) }),
});

/**
 * Takes an event of the payment provider in: signature, type, once per event id, effect. `db` is a transaction, so that
 * an event whose effect fails counts as never seen and is sent again.
 * @throws Problem 1035 for a wrong signature or an unknown type, 1036 when it could not be carried out
 */
export async function receivePaymentEvent(deps: Deps, db: Db, rawBody: string, signature: string | null): Promise<void> {
  if (!deps.providers.payment.verify(rawBody, signature)) throw new Problem("1035", { reason: "signature" });
  const json = parse(rawBody);
  if (!v.is(envelope, json)) throw new Problem("1035", { reason: "malformed" });
  const parsed = v.safeParse(event, json);
  if (!parsed.success) throw new Problem("1035", { reason: "type" });
  const { id, type, data } = parsed.output;
  const now = deps.clock.now();
  try {
    const [first] = await db
      .insert(paymentEvents)
      .values({ id, type, paymentId: data.paymentId, receivedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!first) return;
    const [found] = await db.select().from(payments).where(eq(payments.id, data.paymentId));
    const order = found && (await lockOrder(db, found.orderId));
    if (!order) throw new Problem("1036", { reason: "unknownPayment" });
    // Read again: another event may have changed it while this one waited for the order.
    const [payment] = await db.select().from(payments).where(eq(payments.id, data.paymentId));
    if (!payment) throw new Problem("1036", { reason: "unknownPayment" });
    if (type === "payment.succeeded") await succeed(deps, db, order, payment, now);
    else await fail(deps, db, order, payment, data.reason ?? "declined", now);
  } catch (cause) {
    throw cause instanceof Problem ? cause : new Problem("1036", { cause });
  }
}

async function succeed(deps: Deps, db: Db, order: OrderRow, payment: PaymentRow, now: Date): Promise<void> {
  if (payment.state === "succeeded" || payment.state === "refunded") return;
  const [other] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), ne(payments.id, payment.id), eq(payments.state, "succeeded")));
  const settle = (state: "succeeded" | "refunded") =>
    db.update(payments).set({ state, settledAt: now, reason: null }).where(eq(payments.id, payment.id));
  const next = transition(order.state, "paymentSucceeded");
  if (other || next === undefined) {
    // Money for an order that is paid already or has ended goes straight back.
    await settle("refunded");
    await deps.providers.payment.refund(db, { paymentId: payment.id, amountCents: payment.amountCents });
    await deps.outbox.enqueue(db, mailOrder, { orderId: order.id, kind: "refunded" });
    return;
  }
  await settle("succeeded");
  try {
    const reservationId = await db.transaction((inner) => regainNumber(inner, order, now, now));
    const paid = await advance(db, order, "paymentSucceeded", now, { reservationId, paidAt: now, reason: null });
    await setHold(db, paid, { state: "assigned" });
    await deps.outbox.enqueue(db, provisionOrder, { orderId: order.id });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "1108") throw error;
    // Paid long after the hold ended, and somebody else has the number by now.
    const paid = await advance(db, order, "paymentSucceeded", now, { paidAt: now });
    await refundOrder(deps, db, order.id, now);
    await advance(db, paid, "reject", now, { reason: "numberTaken" });
    await deps.outbox.enqueue(db, mailOrder, { orderId: order.id, kind: "refunded" });
  }
}

async function fail(deps: Deps, db: Db, order: OrderRow, payment: PaymentRow, reason: string, now: Date): Promise<void> {
  if (payment.state !== "processing") return;
  await db.update(payments).set({ state: "failed", reason, settledAt: now }).where(eq(payments.id, payment.id));
  if (transition(order.state, "paymentRefused") === undefined) return;
  const [checkout] = await db.select({ expiresAt: checkouts.expiresAt }).from(checkouts).where(eq(checkouts.id, payment.checkoutId));
  await holdAfterFailure(db, order, checkout?.expiresAt ?? now, now);
  await advance(db, order, "paymentRefused", now, { reason });
  await deps.outbox.enqueue(db, mailOrder, { orderId: order.id, kind: "failed" });
}

function parse(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody);
  } catch {
    return undefined;
  }
}
