import { germanDay, isPackPayable } from "@tribun/domain";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type PackOrderRow, packOrders, packs } from "../../db/schema/packs.ts";
import { users, type UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../deps.ts";
import { closeCheckouts } from "../checkout/store.ts";
import { type DeclarationRow, move } from "../declarations/store.ts";
import { endPack } from "./end-pack.ts";
import { mailPack } from "./mail.ts";
import { advancePackOrder, lockPack, lockPackOrder } from "./store.ts";
import { isWithdrawable, payBackUnused } from "./unused.ts";

/**
 * Carries out a withdrawal that names the purchase of a pack by its number (PKT-…): nothing more is provided, and what was paid
 * goes back less the value of what was used (§ 357a BGB). Doubts go to a person.
 * @returns false where the declaration names no purchase of this fan
 */
export async function withdrawPack(deps: Deps, db: Db, row: DeclarationRow): Promise<boolean> {
  const found = row.kind === "withdrawal" ? await findPurchase(db, row) : undefined;
  if (!found) return false;
  const order = await lockPackOrder(db, found.order.id);
  if (!order) return false;
  const doubt = async (reviewReason: string) => {
    await move(db, row, "doubt", { lineId: order.lineId, reviewReason });
    return true;
  };
  if (found.fan.customerType !== "private") return doubt("business");
  if (isPackPayable(order.state)) {
    await closeCheckouts(db, "option", order.id, deps.clock.now());
    await advancePackOrder(db, order, "cancel", deps.clock.now(), { reason: "withdrawn" });
    await settle(db, row, order, 0);
    return true;
  }
  if (order.state === "processing") return doubt("paymentUnderWay");
  const [named] = await db.select({ id: packs.id }).from(packs).where(eq(packs.orderId, order.id));
  const pack = named && (await lockPack(db, named.id));
  if (order.state !== "paid" || !pack || pack.state === "withdrawn") return doubt("alreadyWithdrawn");
  if (!order.paidAt || !isWithdrawable(order.paidAt, row.receivedAt)) return doubt("late");
  // What was provided wholly, because the fan asked for it, cannot be given back (§ 356(4) BGB).
  if (pack.state === "ended") return doubt("fullyPerformed");
  const now = deps.clock.now();
  const refund = await payBackUnused(deps, db, pack, row.receivedAt, { reason: "withdrawal", sourceId: `withdrawal:${row.id}` });
  await endPack(deps, db, pack, "withdraw", now, "withdrawn");
  await advancePackOrder(db, order, "refund", now, { reason: "withdrawn" });
  await settle(db, row, order, refund);
  await deps.outbox.enqueue(db, mailPack, { packOrderId: order.id, kind: "withdrawn", refundCents: refund });
  return true;
}

async function findPurchase(db: Db, row: DeclarationRow): Promise<{ order: PackOrderRow; fan: UserRow } | undefined> {
  const number = row.contract.replace(/\s/g, "").toUpperCase();
  const [found] = await db
    .select({ order: packOrders, fan: users })
    .from(packOrders)
    .innerJoin(users, eq(users.id, packOrders.userId))
    .where(
      and(eq(packOrders.number, number), eq(packOrders.teamId, row.teamId), eq(users.email, row.email), isNull(packOrders.renewsPackId)),
    );
  return found;
}

async function settle(db: Db, row: DeclarationRow, order: PackOrderRow, refundCents: number): Promise<void> {
  const accepted = await move(db, row, "accept", { lineId: order.lineId, endsOn: germanDay(row.receivedAt.getTime()) });
  await move(db, accepted, "settle", { refundCents, owedCents: 0, settledAt: row.receivedAt });
}
