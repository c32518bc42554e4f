import { DAY_MS, isPayable } from "@tribun/domain";
import { and, eq, ne } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { reservations } from "../db/schema/numbers.ts";
import type { OrderRow } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { users } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import { closeCheckouts } from "../payments/checkout/store.ts";
import { payBackRest } from "../orders/pay-back.ts";
import { openLine, startLine } from "../line-life/start-line.ts";
import { forgetOrder } from "../base/privacy/forget.ts";
import { startPorting } from "../portings/start.ts";
import { makeKnown } from "../catalogue/partner-customers/make-known.ts";
import { mailOrder } from "../orders/mail-order-job.ts";
import { setHold } from "../orders/number-hold.ts";
import { advance, lockOrder, setActive } from "../orders/store.ts";

const orderOnly = v.object({ orderId: v.string() });
const PURGE_DAYS = 7;
/** About 24 hours with the pauses of the outbox: 5 s, doubling up to an hour (flows §4.1). */
const PARTNER_ATTEMPTS = 34;

/** Creates the customer of a paid order in the partner's system. It retries for a day, then the money is refunded (1006). */
export const provisionOrder = defineJob(
  "order.provision",
  orderOnly,
  async ({ orderId }, { deps, db }) => {
    const order = await lockOrder(db, orderId);
    if (order?.state !== "paid") return;
    const [user] = await db.select().from(users).where(eq(users.id, order.userId));
    if (!user) throw Problem.partnerFailed({ reason: "userMissing" });
    const now = deps.clock.now();
    await makeKnown(deps, db, user);
    await advance(db, order, "provision", now);
    await deps.outbox.enqueue(db, activateOrder, { orderId });
  },
  { attempts: PARTNER_ATTEMPTS, onGiveUp: (payload, { deps, db }) => giveUp(deps, db, v.parse(orderOnly, payload).orderId) },
);

/** Creates SIM, line and parcels of a provisioned order. */
export const activateOrder = defineJob(
  "order.activate",
  orderOnly,
  async ({ orderId }, { deps, db }) => {
    const order = await lockOrder(db, orderId);
    if (order?.state !== "provisioning") return;
    await activate(deps, db, order);
  },
  { attempts: PARTNER_ATTEMPTS, onGiveUp: (payload, { deps, db }) => giveUp(deps, db, v.parse(orderOnly, payload).orderId) },
);

async function activate(deps: Deps, db: Db, order: OrderRow): Promise<void> {
  // A ported number must arrive first.
  if (order.numberType === "port") return startPorting(deps, db, order);
  const { line } = await openLine(deps, db, order);
  await startLine(deps, db, order, line.id);
  await setActive(db, order, deps.clock.now());
  await deps.outbox.enqueue(db, mailOrder, { orderId: order.id, kind: "active" });
}

async function giveUp(deps: Deps, db: Db, orderId: string): Promise<void> {
  const order = await lockOrder(db, orderId);
  if (order?.state !== "paid" && order?.state !== "provisioning") return;
  const now = deps.clock.now();
  await setHold(db, order, { state: "released" });
  const refundCents = await payBackRest(deps, db, order, { reason: "partnerSystem", sourceId: `order.giveUp:${order.id}` });
  await advance(db, order, "reject", now, { reason: "partnerSystem" });
  await deps.outbox.enqueue(db, mailOrder, { orderId, kind: "refunded", refundCents });
}

/** Expires an order that stays unpaid for a day and frees its number; its personal data are deleted a week later (flows §4.1). */
export const expireOrder = defineJob("order.expire", orderOnly, async ({ orderId }, { deps, db }) => {
  const order = await lockOrder(db, orderId);
  if (!order || !isPayable(order.state)) return;
  const now = deps.clock.now();
  const idleUntil = new Date(order.updatedAt.getTime() + DAY_MS);
  if (idleUntil > now) {
    await deps.outbox.enqueue(db, expireOrder, { orderId }, { dueAt: idleUntil });
    return;
  }
  await closeCheckouts(db, "order", orderId, now);
  if (order.reservationId !== null) {
    await db.update(reservations).set({ state: "released" }).where(eq(reservations.id, order.reservationId));
  }
  const purgeAt = new Date(now.getTime() + PURGE_DAYS * DAY_MS);
  await advance(db, order, "expire", now, { purgeAt, reason: "expired" });
  await deps.outbox.enqueue(db, purgeOrder, { orderId }, { dueAt: purgeAt });
});

/** Deletes the personal data of an expired order. */
export const purgeOrder = defineJob("order.purge", orderOnly, async ({ orderId }, { db }) => {
  const order = await lockOrder(db, orderId);
  if (order?.state !== "expired") return;
  const [paid] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.purpose, "order"), eq(payments.subjectId, orderId), ne(payments.state, "failed")));
  // An order with a payment is an accounting record and is kept longer; `privacy.purge` deletes it when due.
  if (paid) return;
  await forgetOrder(db, order);
});
