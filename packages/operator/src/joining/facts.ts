import type { Order } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { usagePeriods, usageRecords } from "../db/schema/line-care.ts";
import { type LineRow, lines, parcels, sims } from "../db/schema/lines.ts";
import { reservations } from "../db/schema/numbers.ts";
import type { OrderRow } from "../db/schema/orders.ts";
import { portings } from "../db/schema/portings.ts";
import { Problem } from "../base/problem.ts";
import type { Deps } from "../kernel/deps.ts";
import { latestCheckout } from "../payments/checkout/store.ts";
import { loadedAt } from "../lines/sims/esim.ts";
import { isCurrent } from "../lines/sims/store.ts";
import { findTariff } from "../catalogue/tariffs/store.ts";
import type { OrderFacts } from "./order-view.ts";

type ParcelRow = typeof parcels.$inferSelect;

/** Loads what an order's view shows beside its own row. */
export async function orderFacts(deps: Deps, db: Db, order: OrderRow, language: Language): Promise<OrderFacts> {
  const tariff = await findTariff(db, order.tariffId);
  if (!tariff) throw Problem.tariffNotFound();
  const [hold] = order.reservationId === null ? [] : await db.select().from(reservations).where(eq(reservations.id, order.reservationId));
  const [line] = await db.select().from(lines).where(eq(lines.orderId, order.id));
  const [sim] = line
    ? await db
        .select()
        .from(sims)
        .where(and(eq(sims.lineId, line.id), isCurrent))
    : [];
  const sent = await db.select().from(parcels).where(eq(parcels.orderId, order.id));
  const parcel = sent.find(({ content }) => content === "sim");
  const jersey = sent.find(({ content }) => content === "jersey");
  const [porting] = order.porting === null ? [] : await db.select().from(portings).where(eq(portings.orderId, order.id));
  return {
    language,
    tariff,
    checkout: await latestCheckout(db, "order", order.id),
    holdEnd: hold?.state === "held" || hold?.state === "paymentHeld" ? hold.expiresAt : undefined,
    line,
    sim: sim && { ...sim, downloadedAt: (await loadedAt(deps, db, sim)) ?? null },
    parcel: parcel && line && (await cardInThePost(db, order, parcel, line)),
    jerseyParcel: jersey && inThePost(order, jersey),
    porting,
    cardInUse: order.simIccid !== null && line !== undefined && (await isCounted(db, line)),
  };
}

/** A posted SIM card. It counts as in use once the network has recorded usage on its line; delivery alone is not reported. */
async function cardInThePost(db: Db, order: OrderRow, parcel: ParcelRow, line: LineRow): Promise<NonNullable<Order["parcel"]>> {
  const inUse = await isCounted(db, line);
  // Card and line are created together.
  return { ...inThePost(order, parcel), packedAt: line.createdAt.toISOString(), inUse };
}

/** A parcel's carrier, expected dates and address. */
function inThePost({ person }: OrderRow, { carrier, expectedFrom, expectedTo }: ParcelRow): NonNullable<Order["jerseyParcel"]> {
  const { street, houseNumber, postalCode, city } = person.delivery ?? person;
  return { carrier, expectedFrom, expectedTo, deliverTo: { street, houseNumber, postalCode, city } };
}

/** Whether the network has recorded usage on a line. Records are deleted after a while, the monthly sums stay. */
async function isCounted(db: Db, line: LineRow): Promise<boolean> {
  if ((await db.$count(usageRecords, eq(usageRecords.lineId, line.id))) > 0) return true;
  return (await db.$count(usagePeriods, and(eq(usagePeriods.lineId, line.id), gt(usagePeriods.used, 0)))) > 0;
}
