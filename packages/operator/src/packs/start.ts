import { reachesMatch } from "@tribun/domain";
import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { lines } from "../db/schema/lines.ts";
import { type OptionRow, type PackOrderRow, packOrders, type PackRow, packs } from "../db/schema/packs.ts";
import { uuid } from "../db/uuid.ts";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import { configureLine } from "../lines/sims/network.ts";
import { moveAllowances } from "../lines/usage/allot.ts";
import { endPack } from "./end-pack.ts";
import { planEnd } from "./jobs.ts";
import { mailPack } from "./mail.ts";
import { factsOf, guardWorking, matchFor, spanOf } from "./span.ts";
import { advancePack, advancePackOrder, lockPack, lockPackOrder, movePack, optionOf } from "./store.ts";
import { payBackUnused } from "./unused.ts";

/** Starts a scheduled pack on its day. A pack for a match first follows a moved match. */
export const startPack = defineJob("pack.start", v.object({ packId: uuid }), async ({ packId }, { deps, db }) => {
  const pack = await lockPack(db, packId);
  if (pack?.state !== "scheduled") return;
  const now = deps.clock.now();
  if (!(await followMatch(deps, db, pack, now)) || now < pack.startsAt) return;
  await advancePack(db, pack, "start");
  await configureLine(deps, db, pack.lineId);
});

/** Queues `startPack` for the packs that wait for a moved or cancelled match. */
export const moveMatchPacks = defineJob(
  "pack.moveMatch",
  v.object({ teamId: v.number(), matchId: v.string() }),
  async ({ teamId, matchId }, { deps, db }) => {
    const waiting = await db
      .select({ packId: packs.id })
      .from(packs)
      .innerJoin(packOrders, eq(packOrders.id, packs.orderId))
      .where(and(eq(packOrders.teamId, teamId), eq(packOrders.matchId, matchId), inArray(packs.state, ["scheduled"])));
    for (const { packId } of waiting) await deps.outbox.enqueue(db, startPack, { packId });
  },
);

/**
 * Moves a locked, scheduled pack with its match. If the pack cannot cover the match, it ends and its price is refunded.
 * @returns false when the pack was moved or ended
 */
async function followMatch(deps: Deps, db: Db, pack: PackRow, now: Date): Promise<boolean> {
  const order = await lockPackOrder(db, pack.orderId);
  const match = order && (await matchFor(db, order));
  if (!order || !match) return true;
  const option = await optionOf(db, pack.optionId);
  const span = spanOf(now, option, { earlyStart: true, kickOff: match.kickOff.toISOString() });
  if (!reachesMatch(factsOf(match), span, now.getTime())) {
    const cause = { reason: "matchOff", sourceId: `matchOff:${pack.id}` };
    const refundCents = await payBackUnused(deps, db, pack, now, cause);
    await endPack(deps, db, pack, "stop", now, "matchOff");
    await advancePackOrder(db, order, "refund", now, { reason: "matchOff" });
    await deps.outbox.enqueue(db, mailPack, { packOrderId: order.id, kind: "matchOff", refundCents });
    return false;
  }
  if (span.startMs <= now.getTime() || span.startMs === pack.startsAt.getTime()) return true;
  const moved = await begunAt(deps, db, pack, option, new Date(span.startMs), now);
  await deps.outbox.enqueue(db, startPack, { packId: moved.id }, { dueAt: moved.startsAt });
  return false;
}

/** Moves a scheduled pack and its allowances to another start. */
async function begunAt(deps: Deps, db: Db, pack: PackRow, option: OptionRow, startsAt: Date, now: Date): Promise<PackRow> {
  const { endMs } = spanOf(startsAt, option, { earlyStart: true });
  const moved = await movePack(db, pack, { startsAt, endsAt: new Date(endMs) });
  await moveAllowances(db, moved, now);
  await planEnd(deps, db, moved);
  return moved;
}

/**
 * Starts a locked, scheduled pack now, because the fan asks for that before the withdrawal period ends (§ 356(4) BGB). A mail confirms it
 * (§ 312f BGB).
 * @throws Problem 1023 without a running line, -1 with status 409 for a pack that has started, would no longer cover its match, or has a
 * blocked SIM
 */
export async function startNow(deps: Deps, db: Db, pack: PackRow): Promise<PackRow> {
  if (pack.state !== "scheduled") throw Problem.failed({ status: 409, reason: `pack.${pack.state}` });
  const [line] = await db.select().from(lines).where(eq(lines.id, pack.lineId));
  if (!line) throw new Error("pack without a line");
  await guardWorking(db, line);
  const now = deps.clock.now();
  const [option, order] = await Promise.all([optionOf(db, pack.optionId), lockPackOrder(db, pack.orderId)]);
  if (order) await guardMatch(db, order, option, now);
  const moved = await begunAt(deps, db, pack, option, now, now);
  const begun = await advancePack(db, moved, "start");
  await db.update(packOrders).set({ earlyStart: true, matchId: null }).where(eq(packOrders.id, pack.orderId));
  await configureLine(deps, db, pack.lineId);
  await deps.outbox.enqueue(db, mailPack, { packOrderId: pack.orderId, kind: "started" });
  return begun;
}

async function guardMatch(db: Db, order: PackOrderRow, option: OptionRow, now: Date): Promise<void> {
  const match = await matchFor(db, order);
  if (match && !reachesMatch(factsOf(match), spanOf(now, option, { earlyStart: true }), now.getTime()))
    throw Problem.failed({ status: 409, reason: "option.match" });
}
