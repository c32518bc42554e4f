import { portingTransition } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type PortingEnd, type PortingRow, portings } from "../db/schema/portings.ts";
import type { Deps } from "../kernel/deps.ts";
import { cancelAtDonor } from "./jobs.ts";
import { advancePorting, requestIdOf } from "./store.ts";

/** Cancels a porting, here and at the donor unless the donor declined it. @throws Problem 409 once the networks are switching */
export async function callOff(deps: Deps, db: Db, porting: PortingRow, endedBy: PortingEnd): Promise<PortingRow> {
  const ended = await advancePorting(db, porting, "cancel", deps.clock.now(), { endedBy, date: null }, endedBy);
  // A failed request does not raise `tries`, but the donor may have received it. While a request is waiting, cancel the next id; an unknown
  // one is no error.
  const isWaiting = porting.state === "requested" || porting.state === "corrected";
  const requestId = requestIdOf({ id: porting.id, tries: porting.tries + (isWaiting ? 1 : 0) });
  if (porting.state !== "declined") await deps.outbox.enqueue(db, cancelAtDonor, { requestId });
  return ended;
}

/**
 * Ends the porting of an order that ends by withdrawal or rejection, unless the networks are already switching. Does nothing without a
 * porting. The caller has locked the order and ends the pending line.
 */
export async function endPortingOf(deps: Deps, db: Db, orderId: string, endedBy: PortingEnd): Promise<void> {
  const [porting] = await db.select().from(portings).where(eq(portings.orderId, orderId)).for("update");
  if (!porting) return;
  if (portingTransition(porting.state, "cancel") !== undefined) await callOff(deps, db, porting, endedBy);
  else if (porting.state === "cancelled") await db.update(portings).set({ endedBy }).where(eq(portings.id, porting.id));
}
