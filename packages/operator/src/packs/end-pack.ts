import { packTransition } from "@tribun/domain";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type PackRow, packs } from "../db/schema/packs.ts";
import type { Deps } from "../kernel/deps.ts";
import { configureLine } from "../lines/sims/network.ts";
import { endAllowances } from "../lines/usage/allot.ts";
import { tell } from "../lines/usage/notices.ts";
import { advancePack, optionOf } from "./store.ts";
import { payBackUnused } from "./unused.ts";

/** States of a pack that is still on a line. */
export const LIVING_PACKS = ["scheduled", "active", "renewing"] as const;

/** Ends a locked pack and its allowances, and updates the line in the network. */
export async function endPack(
  deps: Deps,
  db: Db,
  pack: PackRow,
  event: "expire" | "stop" | "refuseRenewal" | "withdraw",
  now: Date,
  reason: string,
): Promise<PackRow> {
  const ended = await advancePack(db, pack, event, { autoRenew: false, endedAt: now, reason });
  await endAllowances(db, pack.id, now);
  await configureLine(deps, db, pack.lineId);
  return ended;
}

/** Ends all packs of an ended line. Refunds the unused part of those bought in the last 14 days (§ 360 BGB). */
export async function endPacksOfLine(deps: Deps, db: Db, lineId: string, now: Date): Promise<void> {
  const living = await db
    .select()
    .from(packs)
    .where(and(eq(packs.lineId, lineId), inArray(packs.state, [...LIVING_PACKS])))
    .for("update");
  for (const pack of living) {
    if (packTransition(pack.state, "stop") === undefined) continue;
    await payBackUnused(deps, db, pack, now, { reason: "lineEnded", sourceId: `lineEnd:${pack.id}` });
    await endPack(deps, db, pack, "stop", now, "lineEnded");
  }
}

/** Ends a pack whose renewal was not paid, and notifies the fan of the reason. */
export async function refuseRenewal(deps: Deps, db: Db, pack: PackRow, priceCents: number, now: Date): Promise<void> {
  const option = await optionOf(db, pack.optionId);
  await endPack(deps, db, pack, "refuseRenewal", now, "renewalNotPaid");
  await tell(deps, db, pack.lineId, "packRenewalFailed", { name: option.name, cents: priceCents });
}
