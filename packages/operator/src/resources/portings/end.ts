import { portingTransition } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
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
 * Ends the porting of an order that itself ends, by withdrawal or rejection, unless the networks are switching already;
 * without a porting it does nothing. The caller has locked the order, and ends the line that waited.
 */
export async function endPortingOf(deps: Deps, db: Db, orderId: string, endedBy: PortingEnd): Promise<void> {
  const [porting] = await db.select().from(portings).where(eq(portings.orderId, orderId)).for("update");
  if (!porting) return;
  if (portingTransition(porting.state, "cancel") !== undefined) await callOff(deps, db, porting, endedBy);
  else if (porting.state === "cancelled") await db.update(portings).set({ endedBy }).where(eq(portings.id, porting.id));
}
