import { germanDay, isPackPayable, machineCode } from "@tribun/domain";
import { and, eq, isNull, or } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type PackOrderRow, packOrders, packs } from "../db/schema/packs.ts";
import { users, type UserRow } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { closeCheckouts } from "../payments/checkout/store.ts";
import { askOwner } from "./declarations/ask-owner.ts";
import { type DeclarationRow, move } from "./declarations/store.ts";
import { endPack } from "../packs/end-pack.ts";
import { mailPack } from "../packs/mail.ts";
import { advancePackOrder, lockPack, lockPackOrder, optionOf } from "../packs/store.ts";
import { isWithdrawable, payBackUnused } from "../packs/unused.ts";

/**
 * Carries out a withdrawal that names a pack's purchase number (PKT-…): ends the pack and refunds the price minus the value of what was
 * used (§ 357a BGB). Staff decide doubtful cases.
 * @returns false when the declaration names no purchase of this fan
 */
export async function withdrawPack(deps: Deps, db: Db, row: DeclarationRow): Promise<boolean> {
  const found = await findPurchase(db, row);
  if (!found) return false;
  const order = await lockPackOrder(db, found.order.id);
  if (!order) return false;
  const doubt = async (reviewReason: string) => {
    await move(db, row, "doubt", { lineId: order.lineId, reviewReason });
    return true;
  };
  const ask = async () => {
    const { name } = await optionOf(db, order.optionId);
    await askOwner(deps, db, row, { orderId: null, lineId: order.lineId, fan: found.fan, contract: `${name}, ${order.number}` });
    return true;
  };
  if (found.fan.customerType !== "private") return doubt("business");
  if (isPackPayable(order.state)) {
    if (row.state === "received") return ask();
    await closeCheckouts(db, "option", order.id, deps.clock.now());
    await advancePackOrder(db, order, "cancel", deps.clock.now(), { reason: "withdrawn" });
    await settle(deps, db, row, order, 0);
    return true;
  }
  if (order.state === "processing") return doubt("paymentUnderWay");
  const [named] = await db.select({ id: packs.id }).from(packs).where(eq(packs.orderId, order.id));
  const pack = named && (await lockPack(db, named.id));
  if (order.state !== "paid" || !pack || pack.state === "withdrawn") return doubt("alreadyWithdrawn");
  if (!order.paidAt || !isWithdrawable(order.paidAt, row.receivedAt)) return doubt("late");
  // A pack that was provided completely at the fan's request cannot be withdrawn (§ 356(4) BGB).
  if (pack.state === "ended") return doubt("fullyPerformed");
  if (row.state === "received") return ask();
  const now = deps.clock.now();
  const refund = await payBackUnused(deps, db, pack, row.receivedAt, { reason: "withdrawal", sourceId: `withdrawal:${row.id}` });
  await endPack(deps, db, pack, "withdraw", now, "withdrawn");
  await advancePackOrder(db, order, "refund", now, { reason: "withdrawn" });
  await settle(deps, db, row, order, refund);
  await deps.outbox.enqueue(db, mailPack, { packOrderId: order.id, kind: "withdrawn", refundCents: refund });
  return true;
}

type Named = Pick<DeclarationRow, "kind" | "teamId" | "contract" | "email" | "lineId">;

/**
 * The purchase whose number a withdrawal names. A declaration that already found its purchase finds it again after a change of address.
 * @param ownerId limits the search to this fan's purchases, whatever address the declaration contains
 */
export async function findPurchase(db: Db, row: Named, ownerId?: string): Promise<{ order: PackOrderRow; fan: UserRow } | undefined> {
  if (row.kind !== "withdrawal") return undefined;
  const number = machineCode(row.contract);
  const known = row.lineId === null ? undefined : eq(packOrders.lineId, row.lineId);
  const isOwn = ownerId === undefined ? or(eq(users.email, row.email), known) : eq(users.id, ownerId);
  const { number: own, teamId, renewsPackId } = packOrders;
  const [found] = await db
    .select({ order: packOrders, fan: users })
    .from(packOrders)
    .innerJoin(users, eq(users.id, packOrders.userId))
    .where(and(eq(own, number), eq(teamId, row.teamId), isOwn, isNull(renewsPackId)));
  return found;
}

async function settle({ clock }: Deps, db: Db, row: DeclarationRow, order: PackOrderRow, refundCents: number): Promise<void> {
  const accepted = await move(db, row, "accept", { lineId: order.lineId, endsOn: germanDay(row.receivedAt.getTime()) });
  await move(db, accepted, "settle", { refundCents, owedCents: 0, settledAt: clock.now() });
}
