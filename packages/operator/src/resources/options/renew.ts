import { DAY_MS, HOUR_MS } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { packOrders, type PackOrderRow, type PackRow } from "../../db/schema/packs.ts";
import { type PaymentRow, payments } from "../../db/schema/payments.ts";
import { uuid } from "../../db/uuid.ts";
import type { Deps } from "../../deps.ts";
import { Problem } from "../../http/problem.ts";
import { defineJob } from "../../outbox/outbox.ts";
import { transactionId } from "../orders/ids.ts";
import { chargeStored } from "../payments/charge.ts";
import type { SubjectContext } from "../payments/subject.ts";
import { wasUnheard } from "../payments/unheard.ts";
import { tell } from "../usage/notices.ts";
import { announceAgain, boughtWith, renewableFrom } from "./announce.ts";
import { endPack, refuseRenewal } from "./end-pack.ts";
import { packNumber } from "./ids.ts";
import { outlastsLine } from "./line-end.ts";
import { advancePack, advancePackOrder, lockPack, lockPackOrder, optionOf } from "./store.ts";

/** For so long a pack waits for a provider that cannot be reached; after that its renewal is refused. */
const PATIENCE_MS = 3 * DAY_MS;
const PAUSE_MS = HOUR_MS;

/**
 * Draws the price of the next period, as it was agreed on. The pack rests until the outcome is there: nothing is used that may
 * never be paid, and since the next period begins when it is paid, nobody pays for the time in which it rested. A provider that
 * cannot be reached is asked for three days before the pack ends, because that is no refusal of the fan's.
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
 * The payment of a locked renewal came to nothing: its pack ends, or waits for a provider that could not be reached. By then the
 * day that was announced is over, so a direct debit is announced anew, a day before it is drawn (L33).
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
 * Draws a renewal again whose provider could not be reached, once its fan has been told for long enough. A debit is not drawn more
 * than a day after the one that was told: another is told first (L33). A fan who has switched the renewal off meanwhile is not charged.
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

/** True where the payment that failed was a debit from an account. */
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

/** No method, a method that is refused, or a line that was blocked meanwhile. */
function isRefusal({ code, facts }: Problem): boolean {
  return code === "1037" || code === "1038" || facts.reason === "optionNotPayable";
}

/** From the method of the purchase; where that is gone, from the fan's default. */
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
