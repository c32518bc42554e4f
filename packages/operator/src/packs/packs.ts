import { randomUUID } from "node:crypto";
import { packEnd, reachesMatch } from "@tribun/domain";
import type { Db } from "../db/database.ts";
import { type OptionRow, type PackOrderRow, type PackRow, packs } from "../db/schema/packs.ts";
import type { Deps } from "../kernel/deps.ts";
import { configureLine } from "../lines/sims/network.ts";
import { allotPeriod } from "../lines/usage/allot.ts";
import { tell } from "../lines/usage/notices.ts";
import { planEnd } from "./jobs.ts";
import { factsOf, matchFor, spanOf } from "./span.ts";
import { startPack } from "./start.ts";
import { advancePack, optionOf } from "./store.ts";

/**
 * Adds a paid pack to its line: at once or for its match if the fan asked for that, otherwise on the day after the withdrawal period (L22).
 * @returns undefined when the pack can no longer cover its match
 */
export async function addPack(deps: Deps, db: Db, order: PackOrderRow, option: OptionRow, now: Date): Promise<PackRow | undefined> {
  const match = await matchFor(db, order);
  const span = spanOf(now, option, { earlyStart: order.earlyStart, kickOff: match?.kickOff.toISOString() });
  if (match && !reachesMatch(factsOf(match), span, now.getTime())) return undefined;
  const [startsAt, endsAt] = [new Date(span.startMs), new Date(span.endMs)];
  const begins = startsAt <= now;
  const [pack] = await db
    .insert(packs)
    .values({
      id: randomUUID(),
      orderId: order.id,
      teamId: order.teamId,
      userId: order.userId,
      lineId: order.lineId,
      optionId: option.id,
      state: begins ? "active" : "scheduled",
      autoRenew: option.renewal === "auto",
      startsAt,
      endsAt,
      createdAt: now,
    })
    .returning();
  if (!pack) throw new Error("pack was not written");
  await allotPeriod(db, pack, option, { period: 1, startsAt, endsAt }, now);
  if (begins) await configureLine(deps, db, pack.lineId);
  else await deps.outbox.enqueue(db, startPack, { packId: pack.id }, { dueAt: startsAt });
  await planEnd(deps, db, pack);
  return pack;
}

/** Starts the paid next period of a locked pack, directly after the previous one. */
export async function completeRenewal(deps: Deps, db: Db, pack: PackRow, priceCents: number, now: Date): Promise<void> {
  const option = await optionOf(db, pack.optionId);
  // After a late payment the period starts late, so that the fan does not pay for days without the pack.
  const startsAt = new Date(Math.max(pack.endsAt.getTime(), now.getTime()));
  const endsAt = new Date(packEnd(startsAt.getTime(), option.validity));
  const period = pack.period + 1;
  const renewed = await advancePack(db, pack, "renewed", { period, endsAt });
  await allotPeriod(db, renewed, option, { period, startsAt, endsAt }, now);
  await planEnd(deps, db, renewed);
  await configureLine(deps, db, pack.lineId);
  await tell(deps, db, pack.lineId, "packRenewed", { name: option.name, cents: priceCents, validity: option.validity });
}
