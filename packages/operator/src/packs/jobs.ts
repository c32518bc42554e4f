import { DAY_MS, HOUR_MS } from "@tribun/domain";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { lines } from "../db/schema/lines.ts";
import type { PackRow } from "../db/schema/packs.ts";
import { uuid } from "../db/uuid.ts";
import type { Deps } from "../kernel/deps.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import { tell } from "../lines/usage/notices.ts";
import { ANNOUNCE_MS, announceAgain, announceRenewal, isOutOfReach, renewableFrom } from "./announce.ts";
import { endPack } from "./end-pack.ts";
import { outlastsLine } from "./line-end.ts";
import { renewPack } from "./renew.ts";
import { advancePackOrder, lockPack, lockPackOrder, optionOf } from "./store.ts";

const packPeriod = v.object({ packId: uuid, period: v.number() });

/** Announces the renewal of a pack to the fan; this is also the pre-notification of a direct debit (L33). */
export const announcePack = defineJob("pack.announce", packPeriod, async ({ packId, period }, { deps, db }) => {
  const pack = await lockPack(db, packId);
  const now = deps.clock.now();
  if (pack?.state !== "active" || pack.period !== period || !pack.autoRenew || (await outlastsLine(db, pack, now))) return;
  await announceRenewal(deps, db, pack, now);
});

/**
 * Ends or renews a pack at the end of its period. A renewal comes at least a day after its announcement. More than a day after the
 * announced day, the fan gets a new announcement first (L33). A pack ends if no announcement arrives or its line would end before the next
 * period.
 */
export const duePack = defineJob("pack.due", packPeriod, async ({ packId, period }, { deps, db }) => {
  const pack = await lockPack(db, packId);
  const now = deps.clock.now();
  // A moved pack has another job for its new end.
  if (pack?.state !== "active" || pack.period !== period || now < pack.endsAt) return;
  const [line] = await db.select().from(lines).where(eq(lines.id, pack.lineId));
  const ends = !pack.autoRenew || (await isOutOfReach(db, pack, now)) || (await outlastsLine(db, pack, now));
  if (line?.state === "active" && !ends) {
    const from = await renewableFrom(db, pack);
    if (from && from <= now && now.getTime() <= from.getTime() + DAY_MS) return renewPack(deps, db, pack, now);
    await (from && from <= now ? announceAgain : announceRenewal)(deps, db, pack, now);
    const dueAt = (await renewableFrom(db, pack)) ?? new Date(now.getTime() + HOUR_MS);
    await deps.outbox.enqueue(db, duePack, { packId, period }, { dueAt });
    return;
  }
  await endPack(deps, db, pack, "expire", now, "expired");
  const option = await optionOf(db, pack.optionId);
  await tell(deps, db, pack.lineId, "packEnded", { name: option.name });
});

/** Schedules the end of a pack's period and, before it, the announcement of its renewal. */
export async function planEnd(deps: Deps, db: Db, { id, period, endsAt, autoRenew }: PackRow): Promise<void> {
  const payload = { packId: id, period };
  await deps.outbox.enqueue(db, duePack, payload, { dueAt: endsAt });
  if (autoRenew) await deps.outbox.enqueue(db, announcePack, payload, { dueAt: new Date(endsAt.getTime() - ANNOUNCE_MS) });
}

/**
 * Expires a purchase that stays unpaid for a day. A renewal expires only after its pack has ended, because its payment is retried until
 * then.
 */
export const expirePackOrder = defineJob("pack.expireOrder", v.object({ packOrderId: uuid }), async ({ packOrderId }, { deps, db }) => {
  const order = await lockPackOrder(db, packOrderId);
  if (order?.state !== "open" && order?.state !== "failed") return;
  const now = deps.clock.now();
  const pack = order.renewsPackId === null ? undefined : await lockPack(db, order.renewsPackId);
  const idleUntil = new Date((pack?.state === "renewing" ? now : order.updatedAt).getTime() + IDLE_MS);
  if (idleUntil > now) await deps.outbox.enqueue(db, expirePackOrder, { packOrderId }, { dueAt: idleUntil });
  else await advancePackOrder(db, order, "expire", now, { reason: "expired" });
});

/** Milliseconds that a purchase waits for its payment. */
export const IDLE_MS = 24 * HOUR_MS;
