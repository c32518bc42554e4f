import { randomUUID } from "node:crypto";
import { addDeliveryDays, germanDay, minimumTermEnd } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import type { TariffRow } from "../db/schema/catalogue.ts";
import { type LineRow, lines, parcels, sims, usage } from "../db/schema/lines.ts";
import type { OrderRow } from "../db/schema/orders.ts";
import { users } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import type { ProvisionedSim } from "../ports/sim.ts";
import { payInvitation } from "../fun/invitations/pay.ts";
import { sendJersey } from "../orders/jerseys/send-jersey.ts";
import { recipientOf } from "../orders/recipient.ts";
import { detachNumber } from "../numbers/detach.ts";
import { configureLine } from "../lines/sims/network.ts";
import { tellNumber } from "../lines/sims/number.ts";
import { findTariff } from "../catalogue/tariffs/store.ts";
import { freshUsage } from "../lines/fresh-usage.ts";

/** Expected delivery of a jersey, in delivery days, until the dispatch partner gives dates. */
const JERSEY_DAYS = [7, 10] as const;

/** Creates a pending line with its SIM and, for a card by post, its parcel. */
export async function openLine(deps: Deps, db: Db, order: OrderRow): Promise<{ line: LineRow; sim: ProvisionedSim }> {
  const now = deps.clock.now();
  const today = germanDay(now.getTime());
  // A ported number stays with its fan. A number from stock may have belonged to another fan.
  if (order.numberType === "new") await detachNumber(deps, db, order.msisdn, order.userId);
  const kind = await kindOf(db, order);
  const sim = await deps.providers.sim.provision(db, { orderId: order.id, ...kind, msisdn: order.msisdn, today });
  const [line] = await db
    .insert(lines)
    .values({
      id: randomUUID(),
      teamId: order.teamId,
      userId: order.userId,
      orderId: order.id,
      msisdn: order.msisdn,
      tariffId: order.tariffId,
      bonusGb: order.bonusGb,
      state: "pending",
      createdAt: now,
    })
    .returning();
  if (!line) throw new Error("line was not written");
  await db.insert(sims).values({
    iccid: sim.iccid,
    lineId: line.id,
    type: sim.type,
    smdpAddress: sim.type === "esim" ? sim.smdpAddress : null,
    matchingId: sim.type === "esim" ? sim.matchingId : null,
    createdAt: now,
  });
  if (sim.type === "physical" && sim.parcel)
    await db.insert(parcels).values({ id: randomUUID(), orderId: order.id, content: "sim", ...sim.parcel });
  return { line, sim };
}

async function kindOf(db: Db, order: OrderRow) {
  if (order.simType === "esim") return { type: order.simType };
  if (order.simIccid !== null) return { type: order.simType, iccid: order.simIccid };
  return { type: order.simType, deliverTo: await recipientOf(db, order) };
}

/**
 * Starts a pending line: term, volume and base fee run from now on. The caller sets the order active. The jersey is sent only now, so that
 * an order that fails can be refunded in full.
 * @returns the line with its number, which may have changed while it was pending
 */
export async function startLine(deps: Deps, db: Db, order: OrderRow, lineId: string): Promise<LineRow> {
  const now = deps.clock.now();
  const today = germanDay(now.getTime());
  const tariff = await findTariff(db, order.tariffId);
  if (!tariff) throw Problem.tariffNotFound();
  const [waiting] = await db.select({ msisdn: lines.msisdn }).from(lines).where(eq(lines.id, lineId)).for("update");
  const [line] = await db
    .update(lines)
    .set({ state: "active", msisdn: order.msisdn, activatedAt: now, commitmentEnd: commitmentEnd(tariff, today) })
    .where(eq(lines.id, lineId))
    .returning();
  if (!waiting || !line) throw new Error("line was not written");
  // The SIM was provisioned for the earlier number.
  if (waiting.msisdn !== line.msisdn) await tellNumber(deps, db, lineId);
  // A child's line starts with premium numbers blocked (seed data), so configure that in the network.
  else if (tariff.requiresChild) await configureLine(deps, db, lineId);
  await db.insert(usage).values(freshUsage(lineId, tariff, order.bonusGb, now));
  if (order.jersey) {
    const [from, to] = JERSEY_DAYS;
    const expected = { expectedFrom: addDeliveryDays(today, from), expectedTo: addDeliveryDays(today, to) };
    const parcelId = randomUUID();
    await db.insert(parcels).values({ id: parcelId, orderId: order.id, content: "jersey", carrier: "DHL", ...expected });
    await deps.outbox.enqueue(db, sendJersey, { parcelId });
  }
  const [friend] = await db.select({ invitedBy: users.invitedBy }).from(users).where(eq(users.id, line.userId));
  if (friend?.invitedBy) await deps.outbox.enqueue(db, payInvitation, { lineId });
  return line;
}

function commitmentEnd(tariff: TariffRow, today: string): string | null {
  return tariff.commitmentMonths > 1 ? minimumTermEnd(today, tariff.commitmentMonths) : null;
}
