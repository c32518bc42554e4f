import { portingTransition } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { orders } from "../db/schema/orders.ts";
import { portings } from "../db/schema/portings.ts";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import { startLine } from "../line-life/start-line.ts";
import { mailOrder } from "../orders/mail-order-job.ts";
import { setHold } from "../orders/number-hold.ts";
import { setActive } from "../orders/store.ts";
import type { Caller } from "../numbers/holder.ts";
import { type Chosen, takeFreeNumber } from "../numbers/take-free.ts";
import { chargeOpeningFee } from "./complete.ts";
import { callOff } from "./end.ts";
import type { LockedPorting } from "./store.ts";
import { canTakeNewNumber } from "./view.ts";

/**
 * Starts the line with a number from stock after a failed porting. The rest of the contract stays as agreed.
 * @throws Problem 409 while the porting may still succeed, 1104 for an unknown number or one with a fee, 1108 without a hold on it
 */
export async function activateWithNewNumber(deps: Deps, db: Db, { order, porting }: LockedPorting, chosen: Chosen, caller: Caller) {
  const now = deps.clock.now();
  if (!canTakeNewNumber(porting)) throw Problem.failed({ status: 409, reason: `porting.${porting.state}` });
  if (order.state !== "provisioning") throw Problem.failed({ status: 409, reason: `order.${order.state}` });
  const number = await takeFreeNumber(deps, db, chosen, caller, { orderId: order.id, userId: order.userId });

  if (portingTransition(porting.state, "cancel") === undefined) {
    await db.update(portings).set({ endedBy: "newNumber" }).where(eq(portings.id, porting.id));
  } else await callOff(deps, db, porting, "newNumber");
  await setHold(db, order, { state: "released" });
  const [changed] = await db
    .update(orders)
    .set({ numberType: "new", msisdn: number.msisdn, registryId: number.id, reservationId: chosen.reservationId })
    .where(eq(orders.id, order.id))
    .returning();
  if (!changed) throw new Error("order was not written");
  const line = await startLine(deps, db, changed, porting.lineId);
  await setActive(db, changed, now);
  await chargeOpeningFee(db, changed, line.id, now);
  await deps.outbox.enqueue(db, mailOrder, { orderId: order.id, kind: "active" });
  return { orderId: order.id, lineId: line.id, msisdn: line.msisdn };
}
