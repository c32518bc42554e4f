import type { Db } from "../db/database.ts";
import { packOrders, type PackRow, packs } from "../db/schema/packs.ts";
import { and, eq } from "drizzle-orm";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import { touch } from "../base/touch.ts";
import { ANNOUNCE_MS, forgetAnnouncement } from "./announce.ts";
import { announcePack, duePack } from "./jobs.ts";
import { drawRenewal } from "./renew.ts";
import { optionOf } from "./store.ts";

/**
 * Switches the renewal of a locked pack. Off: it ends with its current period, without cost or notice period, even while a late
 * announcement or an unreachable provider delays the renewal. On: the renewal is announced again, because the earlier announcement is void.
 * @throws Problem -1 with status 409 for a pack that never renews itself, one that has ended, or one whose next period is being paid
 */
export async function setRenewal(deps: Deps, db: Db, pack: PackRow, autoRenew: boolean): Promise<PackRow> {
  const option = await optionOf(db, pack.optionId);
  if (option.renewal === "once") throw Problem.failed({ status: 409, reason: "pack.once" });
  const early = pack.state === "active" || pack.state === "scheduled";
  const over = pack.endsAt <= deps.clock.now();
  const unpaid = pack.state === "renewing" && !autoRenew ? await unpaidRenewal(db, pack) : undefined;
  if (!unpaid && (!early || (over && (autoRenew || !pack.autoRenew)))) throw Problem.failed({ status: 409, reason: `pack.${pack.state}` });
  const [row] = await db.update(packs).set({ autoRenew }).where(eq(packs.id, pack.id)).returning();
  if (!row) throw new Error("pack was not written");
  const payload = { packId: pack.id, period: pack.period };
  if (unpaid) await deps.outbox.enqueue(db, drawRenewal, { packOrderId: unpaid.id });
  else if (over) await deps.outbox.enqueue(db, duePack, payload);
  if (autoRenew && !pack.autoRenew) {
    await forgetAnnouncement(db, pack);
    await deps.outbox.enqueue(db, announcePack, payload, { dueAt: new Date(pack.endsAt.getTime() - ANNOUNCE_MS) });
  }
  await touch(db, pack.userId);
  return row;
}

/** The failed renewal that waits for its next attempt. Its order cannot change while the pack is locked. */
async function unpaidRenewal(db: Db, { id }: PackRow): Promise<{ readonly id: string } | undefined> {
  const [order] = await db
    .select({ id: packOrders.id })
    .from(packOrders)
    .where(and(eq(packOrders.renewsPackId, id), eq(packOrders.state, "failed")));
  return order;
}
