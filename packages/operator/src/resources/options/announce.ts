import { DAY_MS } from "@tribun/domain";
import { and, eq, or } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { usageNotices } from "../../db/schema/line-care.ts";
import { packOrders, type PackOrderRow, type PackRow } from "../../db/schema/packs.ts";
import type { Deps } from "../../deps.ts";
import { DEBIT_NOTICE_MS, tell } from "../usage/notices.ts";
import { optionOf } from "./store.ts";

/** How long before a renewal the fan is told. */
export const ANNOUNCE_MS = 2 * DAY_MS;
/** So long a notice may be on its way; after that the SMS gateway has not taken it. */
const ON_ITS_WAY_MS = 2 * DAY_MS;

/**
 * The instant from which a pack may be renewed, by the notice that its fan got of this period.
 * @returns undefined while the fan was not told
 */
export async function renewableFrom(db: Db, pack: PackRow): Promise<Date | undefined> {
  const told = await sentAt(db, pack, TOLD);
  return told && new Date(Math.max(pack.endsAt.getTime(), told.getTime() + DEBIT_NOTICE_MS));
}

/** True where a notice that was to be sent after the pack was over has reached nobody: there is no third one. */
export async function isOutOfReach(db: Db, pack: PackRow, now: Date): Promise<boolean> {
  const asked = await sentAt(db, pack, ASKED);
  return asked !== undefined && asked >= pack.endsAt && (await isLost(db, pack, asked, now));
}

/** Tells the fan, once per period, on which day a pack renews itself, for how long, what for and how to stop it. */
export async function announceRenewal(deps: Deps, db: Db, pack: PackRow, now: Date): Promise<void> {
  const asked = await sentAt(db, pack, ASKED);
  if (asked && !(await isLost(db, pack, asked, now))) return;
  await forgetAnnouncement(db, pack);
  await db.insert(usageNotices).values({ lineId: pack.lineId, ...keyOf(pack, ASKED), sentAt: now });
  const on = new Date(Math.max(pack.endsAt.getTime(), now.getTime() + DEBIT_NOTICE_MS));
  const { name, validity } = await optionOf(db, pack.optionId);
  const { priceCents: cents } = await boughtWith(db, pack);
  await tell(deps, db, pack.lineId, "packRenews", { name, cents, validity, on: on.toISOString(), told: keyOf(pack, TOLD) });
}

/** What was told counts no more, because the fan has said no since: a renewal is announced anew. */
export async function forgetAnnouncement(db: Db, pack: PackRow): Promise<void> {
  await db.delete(usageNotices).where(noticesOf(pack, [ASKED, TOLD]));
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

/** A notice was handed in; it counts once it was handed over. */
const ASKED = "packRenews";
const TOLD = "packTold";
type Mark = typeof ASKED | typeof TOLD;

async function sentAt(db: Db, pack: PackRow, mark: Mark): Promise<Date | undefined> {
  const [row] = await db
    .select({ sentAt: usageNotices.sentAt })
    .from(usageNotices)
    .where(noticesOf(pack, [mark]));
  return row?.sentAt;
}

async function isLost(db: Db, pack: PackRow, asked: Date, now: Date): Promise<boolean> {
  return now.getTime() - asked.getTime() >= ON_ITS_WAY_MS && (await sentAt(db, pack, TOLD)) === undefined;
}

function keyOf({ id, period }: PackRow, mark: Mark) {
  return { period: `pack:${period}`, mark: `${mark}:${id}` };
}

function noticesOf(pack: PackRow, marks: readonly Mark[]) {
  const isOne = or(...marks.map((mark) => eq(usageNotices.mark, keyOf(pack, mark).mark)));
  return and(eq(usageNotices.lineId, pack.lineId), eq(usageNotices.period, `pack:${pack.period}`), isOne);
}
