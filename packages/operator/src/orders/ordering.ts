import type { Ordering } from "@tribun/api-client/contract";
import { OPEN_ORDER_STATES } from "@tribun/domain";
import { and, eq, inArray, ne, or } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Db } from "../db/database.ts";
import { tariffs } from "../db/schema/catalogue.ts";
import { lines, tariffChanges } from "../db/schema/lines.ts";
import { orders } from "../db/schema/orders.ts";
import { HAD_ONCE, mainLinesOf } from "./standing-lines.ts";

/**
 * What may prevent a fan from ordering a tariff. It lists more than `guardEligibility` would refuse now, because a blocked line may be
 * released and an unpaid order may be paid before the fan orders.
 */
export async function orderingOf(db: Db, userId: string): Promise<Ordering> {
  const had = union(
    db
      .select({ id: lines.tariffId })
      .from(lines)
      .where(and(eq(lines.userId, userId), ne(lines.state, "ended"))),
    db
      .select({ id: tariffChanges.tariffId })
      .from(tariffChanges)
      .innerJoin(lines, eq(lines.id, tariffChanges.lineId))
      .where(and(eq(lines.userId, userId), eq(tariffChanges.state, "planned"))),
    db
      .select({ id: orders.tariffId })
      .from(orders)
      .where(and(eq(orders.userId, userId), inArray(orders.state, [...OPEN_ORDER_STATES]))),
  );
  const rows = await db
    .select({ id: tariffs.id, twinId: tariffs.alternativeId })
    .from(tariffs)
    .where(and(inArray(tariffs.type, [...HAD_ONCE]), or(inArray(tariffs.id, had), inArray(tariffs.alternativeId, had))));
  const taken = new Set(rows.flatMap(({ id, twinId }) => (twinId === null ? [id] : [id, twinId])));
  return { taken: [...taken].toSorted(), hasMainLine: (await mainLinesOf(db, userId)).length > 0 };
}
