import { DAY_MS } from "@tribun/domain";
import { and, eq, or } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { usageNotices } from "../db/schema/line-care.ts";
import { packOrders, type PackOrderRow, type PackRow } from "../db/schema/packs.ts";
import type { Deps } from "../kernel/deps.ts";
import { DEBIT_NOTICE_MS, tell } from "../lines/usage/notices.ts";
import { optionOf } from "./store.ts";

/** Milliseconds before a renewal at which the operator announces it to the fan. */
export const ANNOUNCE_MS = 2 * DAY_MS;
/** Milliseconds after which an announcement counts as lost: the SMS gateway has not accepted it. */
const ON_ITS_WAY_MS = 2 * DAY_MS;

/**
 * The moment from which a pack may be renewed: its end, or later if the fan was notified late.
 * @returns undefined while the SMS gateway has not accepted the announcement of this period
 */
export async function renewableFrom(db: Db, pack: PackRow): Promise<Date | undefined> {
  const told = await sentAt(db, pack, TOLD);
  return told && new Date(Math.max(pack.endsAt.getTime(), told.getTime() + DEBIT_NOTICE_MS));
}

/** Whether an announcement that was queued after the pack's end was lost. The operator sends no third one. */
export async function isOutOfReach(db: Db, pack: PackRow, now: Date): Promise<boolean> {
  const asked = await sentAt(db, pack, ASKED);
  return asked !== undefined && asked >= pack.endsAt && (await hasFailed(db, pack, asked, now));
}

/** Announces a renewal once per period: the day, the next period's length, the price and how to stop it. */
export async function announceRenewal(deps: Deps, db: Db, pack: PackRow, now: Date): Promise<void> {
  const asked = await sentAt(db, pack, ASKED);
  if (asked && !(await hasFailed(db, pack, asked, now))) return;
  await forgetAnnouncement(db, pack);
  await db.insert(usageNotices).values({ lineId: pack.lineId, ...keyOf(pack, ASKED), sentAt: now });
  const on = new Date(Math.max(pack.endsAt.getTime(), now.getTime() + DEBIT_NOTICE_MS));
  const { name, validity } = await optionOf(db, pack.optionId);
  const { priceCents: cents } = await boughtWith(db, pack);
  await tell(deps, db, pack.lineId, "packRenews", { name, cents, validity, on: on.toISOString(), told: keyOf(pack, TOLD) });
}

/** Forgets the announcement, because the fan has switched the renewal off or its day has passed. A renewal then needs a new one. */
export async function forgetAnnouncement(db: Db, pack: PackRow): Promise<void> {
  await db.delete(usageNotices).where(noticesOf(pack, [ASKED, TOLD]));
}

/** Announces another day, because the announced one has passed. */
export async function announceAgain(deps: Deps, db: Db, pack: PackRow, now: Date): Promise<void> {
  await forgetAnnouncement(db, pack);
  await announceRenewal(deps, db, pack, now);
}

/** The purchase of a pack. Its agreed price also applies to renewals. */
export async function boughtWith(db: Db, pack: PackRow): Promise<PackOrderRow> {
  const [order] = await db.select().from(packOrders).where(eq(packOrders.id, pack.orderId));
  if (!order) throw new Error(`pack ${pack.id} without purchase`);
  return order;
}

/** `ASKED`: the announcement was queued. `TOLD`: the SMS gateway accepted it; only that counts. */
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

async function hasFailed(db: Db, pack: PackRow, asked: Date, now: Date): Promise<boolean> {
  return now.getTime() - asked.getTime() >= ON_ITS_WAY_MS && (await sentAt(db, pack, TOLD)) === undefined;
}

function keyOf({ id, period }: PackRow, mark: Mark) {
  return { period: `pack:${period}`, mark: `${mark}:${id}` };
}

function noticesOf(pack: PackRow, marks: readonly Mark[]) {
  const isOne = or(...marks.map((mark) => eq(usageNotices.mark, keyOf(pack, mark).mark)));
  return and(eq(usageNotices.lineId, pack.lineId), eq(usageNotices.period, `pack:${pack.period}`), isOne);
}
