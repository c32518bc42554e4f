import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type RegistryRow, reservations } from "../db/schema/numbers.ts";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import { detachNumber } from "./detach.ts";
import { type Caller, isHolder } from "./holder.ts";
import { livingReservation, lockNumber } from "./reservations.ts";

/** A chosen number with its hold. */
export type Chosen = { readonly registryId: string; readonly reservationId: string };

/** Order and fan that get the number. */
type Taker = { readonly orderId: string | null; readonly userId: string };

/**
 * Assigns a number from stock to an existing contract. The number must be free of charge, because a fee would change the contract and needs
 * an order of its own (L01, L19).
 * @throws Problem 1104 for an unknown number or one with a fee, 1108 without a hold on it
 */
export async function takeFreeNumber(deps: Deps, db: Db, chosen: Chosen, caller: Caller, { orderId, userId }: Taker): Promise<RegistryRow> {
  const now = deps.clock.now();
  const number = await lockNumber(db, chosen.registryId, now);
  if (number.feeCents > 0) throw Problem.numberNotFound({ reason: "numberFee" });
  const hold = await livingReservation(db, number.id, now);
  if (hold?.id !== chosen.reservationId || hold.state !== "held" || !isHolder(hold, caller)) throw Problem.numberTaken();
  await db.update(reservations).set({ state: "assigned", orderId, userId }).where(eq(reservations.id, hold.id));
  await detachNumber(deps, db, number.msisdn, userId);
  return number;
}
