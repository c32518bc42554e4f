import { portingTransition } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { reservations } from "../../db/schema/numbers.ts";
import { orders } from "../../db/schema/orders.ts";
import { portings } from "../../db/schema/portings.ts";
import type { Deps } from "../../deps.ts";
import { Problem } from "../../http/problem.ts";
import { startLine } from "../lines/start-line.ts";
import { mailOrder } from "../orders/jobs.ts";
import { setHold } from "../orders/number-hold.ts";
import { type Caller, isHolder } from "../phone-registries/holder.ts";
import { livingReservation, lockNumber } from "../phone-registries/reservations.ts";
import { chargeOpeningFee } from "./complete.ts";
import { callOff } from "./end.ts";
import type { LockedPorting } from "./store.ts";
import { canTakeNewNumber } from "./view.ts";

type Chosen = { readonly registryId: string; readonly reservationId: string };

/**
 * Starts the line with a number of our stock instead of one that does not come. Everything else of the contract stays as
 * agreed, which is why the number must cost nothing: what costs more is another contract and needs an order of its own (L01, L19).
 * @throws Problem 409 while the porting may still succeed, 1104 for an unknown number or one with a fee, 1108 without a hold on it
 */
export async function activateWithNewNumber(deps: Deps, db: Db, { order, porting }: LockedPorting, chosen: Chosen, caller: Caller) {
  const now = deps.clock.now();
  if (!canTakeNewNumber(porting)) throw new Problem("-1", { status: 409, reason: `porting.${porting.state}` });
  if (order.state !== "provisioning") throw new Problem("-1", { status: 409, reason: `order.${order.state}` });
  const number = await lockNumber(db, chosen.registryId, now);
  if (number.feeCents > 0) throw new Problem("1104", { reason: "numberFee" });
  const hold = await livingReservation(db, number.id, now);
  if (hold?.id !== chosen.reservationId || hold.state !== "held" || !isHolder(hold, caller)) throw new Problem("1108");

  if (portingTransition(porting.state, "cancel") === undefined) {
    await db.update(portings).set({ endedBy: "newNumber" }).where(eq(portings.id, porting.id));
  } else await callOff(deps, db, porting, "newNumber");
  await setHold(db, order, { state: "released" });
  await db.update(reservations).set({ state: "assigned", orderId: order.id, userId: order.userId }).where(eq(reservations.id, hold.id));
  const [changed] = await db
    .update(orders)
    .set({ numberType: "new", msisdn: number.msisdn, registryId: number.id, reservationId: hold.id })
    .where(eq(orders.id, order.id))
    .returning();
  if (!changed) throw new Error("order was not written");
  const line = await startLine(deps, db, changed, porting.lineId);
  await chargeOpeningFee(db, changed, line.id, now);
  await deps.outbox.enqueue(db, mailOrder, { orderId: order.id, kind: "active" });
  return { orderId: order.id, lineId: line.id, msisdn: line.msisdn };
}
