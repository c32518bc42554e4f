import { germanDay, lateCompensationCents } from "@tribun/domain";
import type { Db } from "../db/database.ts";
import type { OrderRow } from "../db/schema/orders.ts";
import type { Deps } from "../kernel/deps.ts";
import { addCharge, addCredit } from "../ledger/charges.ts";
import { startLine } from "../line-life/start-line.ts";
import { setActive } from "../orders/store.ts";
import { keepArrived } from "./keep-arrived.ts";
import { tellFan } from "./mail.ts";
import { advancePorting, type LockedPorting } from "./store.ts";

/**
 * Completes a porting: the line starts, and with it all charges (§ 59(3) TKG). A switch later than the working day after the agreed day
 * earns compensation (L09). If the contract ended during the switch, no line starts and the number is kept for the fan.
 */
export async function completePorting(deps: Deps, db: Db, { order, porting }: LockedPorting): Promise<void> {
  const now = deps.clock.now();
  const today = germanDay(now.getTime());
  const isAwaited = order.state === "provisioning";
  const compensationCents = porting.date === null || !isAwaited ? 0 : lateCompensationCents(porting.date, today);
  const done = await advancePorting(db, porting, "complete", now, { completedAt: now, compensationCents });
  if (!isAwaited) return keepArrived(deps, db, { order, porting: done });
  await startLine(deps, db, order, done.lineId);
  await setActive(db, order, now);
  await chargeOpeningFee(db, order, done.lineId, now);
  if (compensationCents > 0) {
    await addCredit(db, {
      lineId: done.lineId,
      userId: done.userId,
      teamId: done.teamId,
      kind: "portingDelay",
      label: { de: "Entschädigung für verspätete Rufnummernmitnahme (§ 59 TKG)", tr: "Geciken numara taşıma tazminatı (§ 59 TKG)" },
      amountCents: compensationCents,
      at: now,
      sourceId: `porting.delay:${done.id}`,
    });
  }
  await tellFan(deps, db, done.id, "completed");
}

/** Charges the opening fee of a line with a ported number: with the first invoice, never before the start. */
export async function chargeOpeningFee(db: Db, order: OrderRow, lineId: string, now: Date): Promise<void> {
  const amountCents = order.payment.openingFeeAfterSwitch ?? 0;
  if (amountCents === 0) return;
  await addCharge(db, {
    lineId,
    userId: order.userId,
    teamId: order.teamId,
    kind: "openingFee",
    label: { de: "Anschlusspreis", tr: "Hat açılış ücreti" },
    amountCents,
    at: now,
    sourceId: `order.openingFee:${order.id}`,
  });
}
