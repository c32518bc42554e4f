import { germanDay, UNLIMITED, withdrawalEnd } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { allowances, packOrders, type PackRow } from "../db/schema/packs.ts";
import { payments } from "../db/schema/payments.ts";
import type { Deps } from "../kernel/deps.ts";
import { creditedByNotes } from "../ledger/objection-credit.ts";
import { refundPayment } from "../payments/refund.ts";
import { lastDayOf } from "./line-end.ts";

/** Whether a pack's purchase can be withdrawn: within 14 days from the day of payment (§ 355(2) BGB). */
export function isWithdrawable(paidAt: Date, declaredAt: Date): boolean {
  return germanDay(declaredAt.getTime()) <= withdrawalEnd(germanDay(paidAt.getTime()));
}

/**
 * Value of what a pack gave before it ended, gross cents, rounded down in favour of the fan (§ 357a(2) BGB): the used share of the paid
 * period's volume, or of its time for unlimited volume. A pack that has not started gave nothing.
 */
export async function usedValueOf(db: Db, pack: PackRow, priceCents: number, now: Date): Promise<number> {
  if (pack.state === "scheduled") return 0;
  const rows = await db
    .select()
    .from(allowances)
    .where(and(eq(allowances.packId, pack.id), eq(allowances.sourceId, `pack:${pack.id}:${pack.period}`)));
  const timeOf = (startsAt: Date) => (now.getTime() - startsAt.getTime()) / (pack.endsAt.getTime() - startsAt.getTime());
  const shares = rows.map(({ used, total, startsAt }) => (total === UNLIMITED ? timeOf(startsAt) : total === 0 ? 1 : used / total));
  return Math.floor(priceCents * Math.min(1, Math.max(0, ...shares)));
}

/** Whether a pack could start only after its line's last day, so that the operator cannot provide it (§ 326(1) BGB). */
async function neverBegan(db: Db, { state, startsAt, lineId }: PackRow): Promise<boolean> {
  if (state === "scheduled") return true;
  const lastDay = await lastDayOf(db, lineId);
  return lastDay !== undefined && germanDay(startsAt.getTime()) > lastDay;
}

/**
 * Refunds what a pack that ends early did not give, if its purchase could still be withdrawn or the pack never started. Deducts what an
 * objection to its receipt has already credited.
 * @returns gross cents
 */
export async function payBackUnused(
  deps: Deps,
  db: Db,
  pack: PackRow,
  now: Date,
  cause: { readonly reason: string; readonly sourceId: string },
): Promise<number> {
  const [order] = await db.select().from(packOrders).where(eq(packOrders.id, pack.orderId));
  const wholly = await neverBegan(db, pack);
  if (!order?.paidAt || pack.period > 1 || (!wholly && !isWithdrawable(order.paidAt, now))) return 0;
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.purpose, "option"), eq(payments.subjectId, order.id), eq(payments.state, "succeeded")))
    .for("update");
  if (!payment) return 0;
  const unusedCents = order.priceCents - (wholly ? 0 : await usedValueOf(db, pack, order.priceCents, now));
  const dueCents = unusedCents - (await creditedByNotes(db, { paymentId: payment.id }));
  const amountCents = Math.min(dueCents, payment.amountCents - payment.refundedCents);
  if (amountCents <= 0) return 0;
  const refund = await refundPayment(db, deps, { paymentId: payment.id, amountCents, ...cause });
  return refund?.amountCents ?? 0;
}
