import { randomUUID } from "node:crypto";
import { addCalendarDays, addWorkingDays, germanDay } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import type { OrderRow } from "../db/schema/orders.ts";
import { portings } from "../db/schema/portings.ts";
import type { Deps } from "../kernel/deps.ts";
import { openLine } from "../line-life/start-line.ts";
import { sendPorting } from "./jobs.ts";
import { tellFan } from "./mail.ts";

/**
 * Starts the porting of a paid order: creates SIM and pending line, and sends the request to the donor. The SIM arrives before the number:
 * the switch comes the next working day for an eSIM or a card from a shop, and the working day after the parcel for a posted card.
 */
export async function startPorting(deps: Deps, db: Db, order: OrderRow): Promise<void> {
  const donor = order.porting;
  if (!donor) throw new Error("the order brings no number along");
  // The order stays in `provisioning` until the number arrives, so its state does not show that the porting was started.
  if ((await db.$count(portings, eq(portings.orderId, order.id))) > 0) return;
  const now = deps.clock.now();
  const { line, sim } = await openLine(deps, db, order);
  const arrival = sim.type === "physical" && sim.parcel ? sim.parcel.expectedTo : germanDay(now.getTime());
  const id = randomUUID();
  const { firstName, lastName, birthday } = order.person;
  await db.insert(portings).values({
    id,
    teamId: order.teamId,
    userId: order.userId,
    orderId: order.id,
    lineId: line.id,
    state: "requested",
    msisdn: order.msisdn,
    donorId: donor.donorId,
    donorName: donor.donorName,
    mnpType: donor.mnpType,
    holder: { firstName, lastName, birthday },
    donorCustomerNumber: donor.donorCustomerNumber ?? null,
    contractEnd: donor.contractEnd ?? null,
    notBefore: addWorkingDays(addCalendarDays(arrival, 1), 0),
    createdAt: now,
    updatedAt: now,
  });
  await deps.outbox.enqueue(db, sendPorting, { portingId: id });
  await tellFan(deps, db, id, "requested");
}
