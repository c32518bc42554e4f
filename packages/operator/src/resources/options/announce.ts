import { DAY_MS } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { usageNotices } from "../../db/schema/line-care.ts";
import { packOrders, type PackOrderRow, type PackRow } from "../../db/schema/packs.ts";
import type { Deps } from "../../deps.ts";
import { tell } from "../usage/notices.ts";
import { optionOf } from "./store.ts";

/** How long before a renewal the fan is told. */
export const ANNOUNCE_MS = 2 * DAY_MS;
/** What is drawn was announced so long before at least (SEPA, L33), however late that was. */
const NOTICE_MS = DAY_MS;

/**
 * The instant from which a pack may be renewed, by the notice that its fan got of this period.
 * @returns undefined while the fan was not told
 */
export async function renewableFrom(db: Db, pack: PackRow): Promise<Date | undefined> {
  const [told] = await db.select({ sentAt: usageNotices.sentAt }).from(usageNotices).where(noticeOf(pack));
  return told && new Date(Math.max(pack.endsAt.getTime(), told.sentAt.getTime() + NOTICE_MS));
}

/** Tells the fan, once per period, on which day a pack renews itself, for how long, what for and how to stop it. */
export async function announceRenewal(deps: Deps, db: Db, pack: PackRow, now: Date): Promise<void> {
  const [first] = await db
    .insert(usageNotices)
    .values({ lineId: pack.lineId, ...keyOf(pack), sentAt: now })
    .onConflictDoNothing()
    .returning();
  if (!first) return;
  const on = new Date(Math.max(pack.endsAt.getTime(), now.getTime() + NOTICE_MS));
  const { name, validity } = await optionOf(db, pack.optionId);
  const { priceCents: cents } = await boughtWith(db, pack);
  await tell(deps, db, pack.lineId, "packRenews", { name, cents, validity, on: on.toISOString() });
}

/** What was told counts no more, because the fan has said no since: a renewal is announced anew. */
export async function forgetAnnouncement(db: Db, pack: PackRow): Promise<void> {
  await db.delete(usageNotices).where(noticeOf(pack));
}

/** Tells the fan another day, because the one that was told is over. */
export async function announceAgain(deps: Deps, db: Db, pack: PackRow, now: Date): Promise<void> {
  await forgetAnnouncement(db, pack);
  await announceRenewal(deps, db, pack, now);
}

/** The purchase of a pack; its price is agreed for the renewals too. */
export async function boughtWith(db: Db, pack: PackRow): Promise<PackOrderRow> {
  const [order] = await db.select().from(packOrders).where(eq(packOrders.id, pack.orderId));
  if (!order) throw new Error(`pack ${pack.id} without purchase`);
  return order;
}

function keyOf({ id, period }: PackRow) {
  return { period: `pack:${period}`, mark: `packRenews:${id}` };
}

function noticeOf(pack: PackRow) {
  const { period, mark } = keyOf(pack);
  return and(eq(usageNotices.lineId, pack.lineId), eq(usageNotices.period, period), eq(usageNotices.mark, mark));
}
