import { DAY_MS, HOUR_MS } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { packOrders, type PackOrderRow, type PackRow } from "../db/schema/packs.ts";
import { type PaymentRow, payments } from "../db/schema/payments.ts";
import { uuid } from "../db/uuid.ts";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import { transactionId } from "../base/ids.ts";
import { chargeStored } from "../payments/charge.ts";
import type { SubjectContext } from "../kernel/payment-subject.ts";
import { wasUnheard } from "../payments/unheard.ts";
import { tell } from "../lines/usage/notices.ts";
import { announceAgain, boughtWith, renewableFrom } from "./announce.ts";
import { endPack, refuseRenewal } from "./end-pack.ts";
import { packNumber } from "./ids.ts";
import { outlastsLine } from "./line-end.ts";
import { advancePack, advancePackOrder, lockPack, lockPackOrder, optionOf } from "./store.ts";

/** Milliseconds that a renewal retries while the payment provider is unreachable; after that the pack ends. */
const PATIENCE_MS = 3 * DAY_MS;
const PAUSE_MS = HOUR_MS;

/**
 * Charges the agreed price of the next period. The pack pauses until the outcome is known, so that the fan cannot use an unpaid period. The
 * next period starts when it is paid, so the fan does not pay for the pause. While the provider is unreachable, which is no fault of the
 * fan's, the renewal retries for three days before the pack ends.
 */
export async function renewPack(deps: Deps, db: Db, pack: PackRow, now: Date): Promise<void> {
  const bought = await boughtWith(db, pack);
  const renewing = await advancePack(db, pack, "renew");
  const { teamId, userId, lineId, optionId, priceCents, paymentVersion, paymentMethodId, language } = bought;
  const [order] = await db
    .insert(packOrders)
    .values({
      ...{ id: randomUUID(), teamId, userId, lineId, optionId, priceCents, paymentVersion, paymentMethodId, language },
      number: packNumber(),
      transactionId: transactionId(),
      renewsPackId: pack.id,
      state: "open",
      earlyStart: true,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!order) throw new Error("renewal was not written");
  await draw({ deps, db, now }, order, renewing);
}

/**
 * Handles the failed payment of a locked renewal: ends the pack, or retries if the provider was unreachable. The announced day has passed
 * by then, so a direct debit is announced again a day ahead (L33).
 */
export async function renewalFailed(
  context: SubjectContext,
  order: PackOrderRow,
  pack: PackRow,
  payment: PaymentRow,
  reason: string,
): Promise<void> {
  const { deps, db, now } = context;
  const patient = now.getTime() - order.createdAt.getTime() < PATIENCE_MS;
  if (!wasUnheard(reason) || !patient) return refuseRenewal(deps, db, pack, order.priceCents, now);
  if (payment.method === "sepa") await announceAgain(deps, db, pack, now);
  await deps.outbox.enqueue(db, drawRenewal, { packOrderId: order.id }, { dueAt: new Date(now.getTime() + PAUSE_MS) });
}

/**
 * Charges a renewal again after the provider was unreachable, once the announcement is old enough. A debit later than a day after the
 * announced day needs a new announcement first (L33). A fan who has switched the renewal off meanwhile is not charged.
 */
export const drawRenewal = defineJob("pack.drawRenewal", v.object({ packOrderId: uuid }), async ({ packOrderId }, { deps, db }) => {
  const order = await lockPackOrder(db, packOrderId);
  const pack = order?.renewsPackId ? await lockPack(db, order.renewsPackId) : undefined;
  if (order?.state !== "failed" || pack?.state !== "renewing") return;
  const now = deps.clock.now();
  if (!pack.autoRenew) {
    await advancePackOrder(db, order, "cancel", now, { reason: "renewalOff" });
    await endPack(deps, db, pack, "stop", now, "expired");
    const option = await optionOf(db, pack.optionId);
    return tell(deps, db, pack.lineId, "packEnded", { name: option.name });
  }
  if (await outlastsLine(db, pack, now)) return refuseRenewal(deps, db, pack, order.priceCents, now);
  let from = await renewableFrom(db, pack);
  if (from && now.getTime() > from.getTime() + DAY_MS && (await isDebit(db, order))) {
    await announceAgain(deps, db, pack, now);
    from = undefined;
  } else if (!from && now.getTime() - order.createdAt.getTime() >= PATIENCE_MS) {
    return refuseRenewal(deps, db, pack, order.priceCents, now);
  }
  if (from && from <= now) return draw({ deps, db, now }, order, pack);
  await deps.outbox.enqueue(db, drawRenewal, { packOrderId }, { dueAt: from ?? new Date(now.getTime() + PAUSE_MS) });
});

/** Whether a direct debit was among the failed payments. */
async function isDebit(db: Db, { id }: PackOrderRow): Promise<boolean> {
  const ofOrder = and(eq(payments.purpose, "option"), eq(payments.subjectId, id), eq(payments.method, "sepa"));
  return (await db.$count(payments, ofOrder)) > 0;
}

async function draw({ deps, db, now }: SubjectContext, { id, paymentMethodId, priceCents }: PackOrderRow, pack: PackRow): Promise<void> {
  try {
    await drawFrom(deps, db, id, paymentMethodId);
  } catch (error) {
    if (!(error instanceof Problem) || !isRefusal(error)) throw error;
    const order = await lockPackOrder(db, id);
    if (order) await advancePackOrder(db, order, "cancel", now, { reason: error.facts.reason ?? error.code });
    await refuseRenewal(deps, db, pack, priceCents, now);
  }
}

/** The payment method is missing or refused, or the line was blocked meanwhile. */
function isRefusal({ code, facts }: Problem): boolean {
  return code === "1037" || code === "1038" || facts.reason === "optionNotPayable";
}

/** Charges the purchase's payment method, or the fan's default if that one was removed. */
async function drawFrom(deps: Deps, db: Db, subjectId: string, methodId: string | null): Promise<void> {
  const wish = { purpose: "option" as const, subjectId };
  if (methodId === null) {
    await chargeStored({ deps, db }, wish);
    return;
  }
  try {
    await chargeStored({ deps, db }, { ...wish, methodId });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "1037") throw error;
    await chargeStored({ deps, db }, wish);
  }
}
