import type { Language } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { lines, parcels, sims } from "../../db/schema/lines.ts";
import { reservations } from "../../db/schema/numbers.ts";
import type { OrderRow } from "../../db/schema/orders.ts";
import { portings } from "../../db/schema/portings.ts";
import { Problem } from "../../http/problem.ts";
import type { Deps } from "../../deps.ts";
import { latestCheckout } from "../checkout/store.ts";
import { loadedAt } from "../sims/esim.ts";
import { isCurrent } from "../sims/store.ts";
import { findTariff } from "../tariffs/store.ts";
import type { OrderFacts } from "./order-view.ts";

/** Gathers what an order's view shows beside its own row. */
export async function orderFacts(deps: Deps, db: Db, order: OrderRow, language: Language): Promise<OrderFacts> {
  const tariff = await findTariff(db, order.tariffId);
  if (!tariff) throw new Problem("1012");
  const [hold] = order.reservationId === null ? [] : await db.select().from(reservations).where(eq(reservations.id, order.reservationId));
  const [line] = await db.select().from(lines).where(eq(lines.orderId, order.id));
  const [sim] = line
    ? await db
        .select()
        .from(sims)
        .where(and(eq(sims.lineId, line.id), isCurrent))
    : [];
  const [parcel] = await db
    .select()
    .from(parcels)
    .where(and(eq(parcels.orderId, order.id), eq(parcels.content, "sim")));
  const [porting] = order.porting === null ? [] : await db.select().from(portings).where(eq(portings.orderId, order.id));
  return {
    language,
    tariff,
    checkout: await latestCheckout(db, "order", order.id),
    holdEnd: hold?.state === "held" || hold?.state === "paymentHeld" ? hold.expiresAt : undefined,
    line,
    sim: sim && { ...sim, downloadedAt: (await loadedAt(deps, db, sim)) ?? null },
    parcel: parcel && { carrier: parcel.carrier, expectedFrom: parcel.expectedFrom, expectedTo: parcel.expectedTo },
    porting,
  };
}
