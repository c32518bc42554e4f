import { HOUR_MS } from "@tribun/domain";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { lines } from "../../db/schema/lines.ts";
import { packOrders, type PackRow } from "../../db/schema/packs.ts";
import { uuid } from "../../db/uuid.ts";
import type { Deps } from "../../deps.ts";
import { Problem } from "../../http/problem.ts";
import { defineJob } from "../../outbox/outbox.ts";
import { chargeStored } from "../payments/charge.ts";
import { transactionId } from "../orders/ids.ts";
import { configureLine } from "../sims/network.ts";
import { tell } from "../usage/notices.ts";
import { packNumber } from "./ids.ts";
import { endPack, refuseRenewal } from "./end-pack.ts";
import { advancePack, advancePackOrder, lockPack, lockPackOrder, optionOf } from "./store.ts";

const packOnly = v.object({ packId: uuid });
const packPeriod = v.object({ packId: uuid, period: v.number() });

/** Begins a pack that waited for the withdrawal period to end. */
export const startPack = defineJob("pack.start", packOnly, async ({ packId }, { deps, db }) => {
  const pack = await lockPack(db, packId);
  if (pack?.state !== "scheduled") return;
  await advancePack(db, pack, "start");
  await configureLine(deps, db, pack.lineId);
});

/** Tells the fan that a pack renews itself soon, what for and how to stop it; the pre-notification of a direct debit too (L33). */
export const announcePack = defineJob("pack.announce", packPeriod, async ({ packId, period }, { deps, db }) => {
  const pack = await lockPack(db, packId);
  if (pack?.state !== "active" || pack.period !== period || !pack.autoRenew) return;
  const option = await optionOf(db, pack.optionId);
  await tell(deps, db, pack.lineId, "packRenews", { name: option.name, cents: await agreedPrice(db, pack) });
});

/** A pack whose period is over ends, or renews itself. */
export const duePack = defineJob("pack.due", packPeriod, async ({ packId, period }, { deps, db }) => {
  const pack = await lockPack(db, packId);
  if (pack?.state !== "active" || pack.period !== period) return;
  const now = deps.clock.now();
  const [line] = await db.select().from(lines).where(eq(lines.id, pack.lineId));
  if (line?.state === "active" && pack.autoRenew) {
    await renew(deps, db, pack, now);
    return;
  }
  await endPack(deps, db, pack, "expire", now, "expired");
  const option = await optionOf(db, pack.optionId);
  await tell(deps, db, pack.lineId, "packEnded", { name: option.name });
});

/** The price that was agreed on when the pack was bought. */
async function agreedPrice(db: Db, pack: PackRow): Promise<number> {
  const [order] = await db.select().from(packOrders).where(eq(packOrders.id, pack.orderId));
  if (!order) throw new Error(`pack ${pack.id} without purchase`);
  return order.priceCents;
}

/** Draws the price of the next period; the pack rests until the outcome is there. */
async function renew(deps: Deps, db: Db, pack: PackRow, now: Date): Promise<void> {
  const [bought] = await db.select().from(packOrders).where(eq(packOrders.id, pack.orderId));
  if (!bought) throw new Error(`pack ${pack.id} without purchase`);
  const renewing = await advancePack(db, pack, "renew");
  const { teamId, userId, lineId, optionId, priceCents, paymentVersion, paymentMethodId, language } = bought;
  const id = randomUUID();
  await db.insert(packOrders).values({
    ...{ id, teamId, userId, lineId, optionId, priceCents, paymentVersion, paymentMethodId, language },
    number: packNumber(),
    transactionId: transactionId(),
    renewsPackId: pack.id,
    state: "open",
    earlyStart: true,
    createdAt: now,
    updatedAt: now,
  });
  try {
    await drawFrom(deps, db, id, paymentMethodId);
  } catch (error) {
    if (!(error instanceof Problem) || (error.code !== "1037" && error.code !== "1038")) throw error;
    const order = await lockPackOrder(db, id);
    if (order) await advancePackOrder(db, order, "cancel", now, { reason: error.facts.reason ?? error.code });
    await refuseRenewal(deps, db, renewing, priceCents, now);
  }
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

/** A purchase that nobody paid for a day ends. */
export const expirePackOrder = defineJob("pack.expireOrder", v.object({ packOrderId: uuid }), async ({ packOrderId }, { deps, db }) => {
  const order = await lockPackOrder(db, packOrderId);
  if (order?.state !== "open" && order?.state !== "failed") return;
  const now = deps.clock.now();
  const idleUntil = new Date(order.updatedAt.getTime() + IDLE_MS);
  if (idleUntil > now) await deps.outbox.enqueue(db, expirePackOrder, { packOrderId }, { dueAt: idleUntil });
  else await advancePackOrder(db, order, "expire", now, { reason: "expired" });
});

/** How long a purchase waits for its payment. */
export const IDLE_MS = 24 * HOUR_MS;
