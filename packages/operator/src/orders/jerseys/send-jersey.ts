import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { productPlans } from "../../db/schema/catalogue.ts";
import { lines, parcels } from "../../db/schema/lines.ts";
import type { OrderRow, StoredJersey } from "../../db/schema/orders.ts";
import { uuid } from "../../db/uuid.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { jerseyWhat } from "../../papers/jersey-words.ts";
import { lockOrder } from "../store.ts";
import { touch } from "../../base/touch.ts";
import { recipientOf } from "../recipient.ts";
import { handToCare } from "../../care/support/hand-to-care.ts";

const payload = v.object({ parcelId: uuid });

/**
 * Orders the dispatch partner to print and send a paid jersey to the address of its order, and stores the partner's delivery dates. After a
 * withdrawal there is no parcel, so nothing is ordered.
 */
export const sendJersey = defineJob(
  "jersey.send",
  payload,
  async ({ parcelId }, { deps, db }) => {
    const found = await lockJersey(db, parcelId);
    const club = found && deps.teams.get(found.order.teamId)?.name;
    if (!found || club === undefined) return;
    const { order, jersey } = found;
    const [plan] = await db.select().from(productPlans).where(eq(productPlans.id, jersey.planId));
    const { planId, model, style, size, genderOption, name, number } = jersey;
    const shipment = await deps.providers.merchandise.send(db, {
      ...{ parcelId, teamId: order.teamId, club, planId, model, style, size, quantity: 1 },
      what: plan ? jerseyWhat(plan, jersey, "de") : planId,
      junior: genderOption === "junior",
      print: { ...(name !== undefined && { name }), ...(number !== undefined && { number }) },
      deliverTo: await recipientOf(db, order),
    });
    const { carrier, expectedFrom, expectedTo } = shipment;
    await db.update(parcels).set({ carrier, expectedFrom, expectedTo }).where(eq(parcels.id, parcelId));
    await touch(db, order.userId);
  },
  {
    onGiveUp: async (given, { deps, db }) => {
      const { parcelId } = v.parse(payload, given);
      const found = await lockJersey(db, parcelId);
      if (!found) return;
      const { id, number, teamId, userId } = found.order;
      const [line] = await db.select({ id: lines.id }).from(lines).where(eq(lines.orderId, id));
      await handToCare(deps, db, {
        ...{ teamId, userId, lineId: line?.id ?? null, reference: `jersey.send:${parcelId}` },
        message: `Der Versandpartner hat das bezahlte Trikot der Bestellung ${number} nicht angenommen (Paket ${parcelId}). Bitte mit ihm klären, die Arbeit jersey.send neu anstoßen und dem Fan den neuen Liefertermin sagen.`,
        tell: { kind: "jersey", about: number },
      });
    },
  },
);

/** A parcel's order with its jersey. Locks the order as a withdrawal does; undefined when there is nothing left to send. */
async function lockJersey(db: Db, parcelId: string): Promise<{ order: OrderRow; jersey: StoredJersey } | undefined> {
  const here = eq(parcels.id, parcelId);
  const [parcel] = await db.select({ orderId: parcels.orderId }).from(parcels).where(here);
  const order = parcel && (await lockOrder(db, parcel.orderId));
  // A withdrawal that came first has deleted the parcel.
  if (!order?.jersey || (await db.$count(parcels, here)) === 0) return undefined;
  return { order, jersey: order.jersey };
}
