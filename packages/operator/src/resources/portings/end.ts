import { isLivingPorting, portingTransition } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { lines } from "../../db/schema/lines.ts";
import { type PortingEnd, type PortingRow, portings } from "../../db/schema/portings.ts";
import type { Deps } from "../../deps.ts";
import { cancelAtDonor } from "./jobs.ts";
import { advancePorting, requestIdOf } from "./store.ts";

/** Calls a porting off, here and at a donor that was asked. @throws Problem 409 once the networks are switching */
export async function callOff(deps: Deps, db: Db, porting: PortingRow, endedBy: PortingEnd): Promise<PortingRow> {
  const isAsked = porting.state === "sentToDonor" || porting.state === "accepted" || porting.state === "scheduled";
  const ended = await advancePorting(db, porting, "cancel", deps.clock.now(), { endedBy, date: null }, endedBy);
  if (isAsked) await deps.outbox.enqueue(db, cancelAtDonor, { requestId: requestIdOf(porting) });
  return ended;
}

/**
 * Ends what an order has begun for a number that is brought along: the porting, if it can still be called off, and the line
 * that waits for it. For orders that end by withdrawal or rejection; without a porting it does nothing. The caller has
 * locked the order.
 */
export async function endPortingOf(deps: Deps, db: Db, orderId: string, endedBy: PortingEnd): Promise<void> {
  const [porting] = await db.select().from(portings).where(eq(portings.orderId, orderId)).for("update");
  if (!porting) return;
  if (isLivingPorting(porting.state) && portingTransition(porting.state, "cancel") !== undefined) await callOff(deps, db, porting, endedBy);
  else if (porting.state === "cancelled") await db.update(portings).set({ endedBy }).where(eq(portings.id, porting.id));
  await db
    .update(lines)
    .set({ state: "ended" })
    .where(and(eq(lines.id, porting.lineId), eq(lines.state, "pending")));
}
